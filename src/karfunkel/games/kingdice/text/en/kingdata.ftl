# King of the Dice: what is refused in a set of data, in a condition, and in dice.

# A set of data.
kingdata-line = { $file }, line { $line } (rule { $rule }): { $reason }
kingdata-form = “{ $text }” is not understood here. A line looks like this: “{ $form }”.
kingdata-face = “{ $text }” is not the side of a die. A side is a colour (r, b or g) and a number from 1 to 6, such as “r3”.
kingdata-die-number = This is die { $found }, but die { $due } comes next.
kingdata-die-sides = “{ $text }” does not have each number from 1 to 6 once.
kingdata-die-colours = “{ $text }” does not have two red, two blue and two green sides.
kingdata-dice-alike = Die { $die } has the same colours as die { $twin }. No two dice are alike.
kingdata-number-colours = Over all dice, this is how often { $face } occurs: { $count }. Every number is red twice, blue twice and green twice.
kingdata-dice-count = Dice in the file: { $count }. There have to be 6.
kingdata-pile-number = This is pile { $found }, but pile { $due } comes next.
kingdata-pile-size = Cards in pile { $pile }: { $count }. There have to be 12.
kingdata-pile-count = Piles in the file: { $count }. There have to be 5.
kingdata-thief = A card of pile 2 says after its joker which thief it is: { $known }.
kingdata-steps = Conditions of this card of pile { $pile }: { $count }. There have to be { $due }.
kingdata-halves = Halves of the map: { $count }. There have to be 2.
kingdata-half-size = Fields in half { $half }: { $count }. There have to be 15.
kingdata-field-twice = There is a field { $field } in line { $first } already.
kingdata-place-taken = Field { $field } lies where { $other } lies.
kingdata-terrain-once = The first half has no terrain “{ $terrain }”. Every terrain is in each half once.
kingdata-terrain-again = This half has the terrain “{ $terrain }” already. Every terrain is in each half once.
kingdata-two-marks = Field { $field } has more than one mark. Dragons and gems lie on different fields.
kingdata-mark = “{ $text }” is not a mark of a field. Marks: { $known }.
kingdata-mark-count = Fields marked “{ $mark }”: { $count }. There have to be { $due }.
kingdata-dragon-players = “{ $text }” is not a number of players. After “dragon” stand some of these, each once, or nothing: { $known }.
kingdata-dragon-count = Dragon fields with { $seats } players: { $count }. There can be 1 to { $highest }.
kingdata-join-players = There is no join for this number of players: { $seats }. Joins are for 2, 3 and 4.
kingdata-join-twice = The join for { $seats } players is in line { $first } already.
kingdata-turn = A half cannot be turned by { $turn } sixths. Allowed: 0 to 5.
kingdata-join-missing = The join for { $seats } players is missing.
kingdata-overlap = Joined for { $seats } players, field { $field } lies on { $other }.
kingdata-apart = Joined for { $seats } players, the map is not connected: there is no way from { $other } to { $field }.
kingdata-gold-near = Joined for { $seats } players, the gold gems on { $field } and { $other } are too near: { $steps ->
    [one] { $steps } step apart,
   *[other] { $steps } steps apart,
    } at least { $far } are needed.

# Files.
kingdata-no-file = The folder { $folder } has no readable file { $file }. A set of data has the files { $known }.
kingdata-encoding = The file { $file } in { $folder } is not a text in UTF-8.
kingdata-exists = The file { $file } exists already in { $folder } and was left alone. Name another folder.
kingdata-cannot-write = Nothing can be written to { $folder }: { $reason }.

# Conditions.
kingdata-condition-unknown = “{ $text }” is not a condition (K41). Examples: { $known }.
kingdata-condition-run = “{ $text }” cannot be a condition (K41): a run has { $lowest } to { $highest } dice.
kingdata-condition-dice = “{ $text }” cannot be a condition (K41): it asks for { $lowest } to { $highest } dice.
kingdata-condition-number = “{ $text }” cannot be a condition (K41): a die shows { $lowest } to { $highest }.
kingdata-condition-sum = “{ $text }” cannot be a condition (K41): such a sum is from { $lowest } to { $highest }.
kingdata-condition-colour-twice = “{ $text }” cannot be a condition (K41): it names the colour { $colour } twice.

# Dice on the command line.
kingdata-dice-six = Dice given: { $count }. There have to be 6, in the order of the dice.
kingdata-die-cannot = Die { $die } cannot show { $face }. Its sides: { $sides }.
kingdata-rolls = “{ $rolls }” is not a number of rolls to come here. Allowed: { $lowest } to { $highest }.
kingdata-jokers-many = Jokers given: { $count }. At most { $highest } can be added.
kingdata-conditions-many = Conditions given: { $count }. At most { $highest } can be asked for together.

# K9: the map arranged by hand. $part is “flames”, “gold” or “white”.
kingdata-arrange-form = “{ $text }” is not an arrangement of the map. Write for example: { $example }.
kingdata-arrange-join = The halves can be joined as for 2, 3 or 4 players, not as for “{ $text }”.
kingdata-arrange-field = There is no field “{ $field }” on this map.
kingdata-arrange-twice = Only one flame or gem can lie on field { $field }.
kingdata-arrange-count = With { $seats } players { $part ->
    [flames] the number of flames on the map has to be { $due }, not { $count }.
    [gold] { $due } gold gems have to be on the map, not { $count }.
   *[white] { $due } white gems have to be on the map, not { $count }.
}
