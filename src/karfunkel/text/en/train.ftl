# Training judges.

train-help = train a judge: a net that learns a game by playing against itself (needs PyTorch)
train-help-out = file for the net
train-help-rounds = number of rounds of playing and learning
train-help-width = units in each hidden layer
train-help-resume = go on with the training in the checkpoint beside this file
train-help-start = begin with the net in this file
train-help-league = a net that joins the others at the table and learns nothing; may be given more than once
train-help-plot = draw the curve of its results to this file
train-help-threads = number of threads
train-progress = Round { $round } of { $rounds }, { $millions } million decisions, { $left } left. Wins against { $shares }.
train-share = { $policy } with { $players } players: { $share } %
train-done = The judge is in { $file }. Play against it with “judge:{ $file }”.
train-nothing-left = This run is over; there is nothing to resume in { $file }.
train-no-checkpoint = The file { $file } holds no unfinished training.
