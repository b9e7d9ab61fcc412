game: stackreverse
rules: size=8x8,set=classic,setup=balanced,lines=orthogonal,limit=10,compare=abs,steps=2,loss=reach,cap=400,cap-result=draw,repetition=draw,seed=23682
start: b9,b7,b6,b5,b5,b6,b8,b10/b4,b3,b2,b1,b1,b2,b3,b4/x8/x8/x8/x8/w4,w3,w2,w1,w1,w2,w3,w4/w10,w8,w6,w5,w5,w6,w7,w9 w 0,0
moves: b2b4~ f7f4~ a2a7 e7f7~
