/** The quiet turtle in English for readers of 8 to 10. */
import {
  adult,
  aside,
  asideHere,
  given,
  HABIT,
  ifRoom,
  more,
  plants,
  TURN,
  when,
  type BandText,
} from '#studio/storyteller/text/passage.ts';
import { habits, turns } from '#studio/storyteller/templates/quiet-turtle/english-traits.data.ts';

export const english810: BandText = {
  refrains: [
    '“{Ask},” [said|murmured|began|tried] {turtle}. “{Brush},” [said|boomed|sang|announced] {camel}.',
    '“{Ask}…” [began|ventured|said] {turtle}. “{Brush},” said {camel}, without [turning his head|slowing down|a glance|looking round].',
    '“{Ask},” said a [small|thin|polite] voice [at the back|from behind]. “{Brush},” said the [large|loud|grand] voice [in front|at the other end].',
  ],
  beats: {
    find: [
      [
        '[In the night|Overnight|While they slept] the wind had combed {dunes}, [from left to right|very neatly], and {party} {party|was|were} the first to put a foot [in it|on the parting].',
        'There are places where nothing happens, and it takes all [day|week], and {party} had come to {dunes} for [exactly that|a week of it], with a tent and a bag of {snack}.',
        'People say that there is nothing in {dunes}. {Party}, with {party.their} tent in the middle of all that nothing, had found [eleven|nine|seventeen] kinds of nothing by the [second|third] morning, all of them interesting.',
        'The sun came up over {dunes} [like a brass band|as it does there, all at once], and {party} crawled out of the tent to see what the wind had [moved|rearranged] in the night.',
        'If you go to {dunes}, take water, take something for shade, and do not take [anybody’s word for anything|a camel’s advice]. {Party} had [two of the three|brought the first two|brought everything but the third].',
        'It was one of those mornings in {dunes} when the sand is still cool and [each|every] beetle writes its name on it. {Party} read the news [over breakfast|from left to right].',
      ],
      when(
        'adults',
        ifRoom(
          '{Adults} poured tea from so high up that it [arrived cold|made its own weather].',
          '{Adults} swept the sand out of the tent, which took [most of the morning|no longer than usual], and let the wind bring it back.',
        ),
      ),
      { more: HABIT },
      adult('start'),
      ifRoom(
        'It was then that one of the stones {nook} [opened an eye|put out a foot]. {Hero} had been about to [put the teapot on it|hang a towel on it].',
        'Somebody had left tracks all round the tent, small ones, in [pairs|rows], with a line between them. {Hero} followed them {nook}, and there they [stopped|had an owner].',
        '“Oh!” said {hero}, for {nook} there was [somebody at home|a visitor], with a shell on, and very dry lips.',
        'So {hero} noticed at once that there was one stone too many. It sat {nook}, it had [a tail|wrinkles], and when {they} bent down, it looked [back|up].',
        'What nobody had [expected|counted on] was a face. It looked up from {nook.place}, old and [patient|dusty], from under a roof of its own.',
        'And then, {nook}, {they} [found|saw] somebody sitting with closed eyes, [very upright|quite still], like a guest who does not want to [trouble anyone|be in the way].',
      ),
    ],
    who: [
      [
        '“I don’t like to bother you,” said the turtle, and needed [half a minute|three breaths] for it. “The name is {turtle}. Would you [happen|chance] to have a river[| here| about you]?”',
        '{Hero} asked her who she was, and “{Turtle},” she said, and then [thought for a while|closed her eyes], and then said where she came from: “The river. The wet part of it.”',
        '“{Turtle},” said the turtle, [when she was asked, and not before|once somebody had asked], “from the [river|Nile], and I’m afraid I’ve [overslept|come too far|missed my stop].”',
        'She turned out to be a turtle by the name of {turtle}, and she spoke so quietly that {hero} had to [bend down|bend right down] to hear it. “Nile,” she said. “[Near|Far]?”',
        'Her name was {turtle}. She had the smallest voice {hero} had ever heard, and it got smaller toward the end of [every|each] sentence, as if to save [water|room], and every sentence ended in the word river.',
      ],
      ifRoom(
        'It had been the {cargo}. She had only wanted to [try one|lie down among them for a minute], and when she had finished, there were wheels under her, and [no way of mentioning it|they were turning].',
        'She had been asleep on the {cargo} by the river, and yesterday at dawn somebody had loaded them, and had [loaded her too|not looked twice]. She had [called out|shouted], she said, and {hero} could imagine [how loudly|it].',
        'The story was soon told: a cool evening by the Nile, a cart full of {cargo}, a nap. She had woken up nowhere near a fish, still holding [one of the {cargo}|on].',
        'She had climbed into a basket of {cargo} to get out of the sun, had thought: I’ll just close my eyes; and when she [opened them|next looked], the river was gone. “It was very good {cargo},” she [added|said], to be fair.',
      ),
      [
        '“How far is it[|, {turtle}|, please]?” asked {hero}. “I don’t know in [feet|miles],” said {turtle}, “it’s a long way in turtle,” and that [decided it|was that]. “Then I’ll [take|carry] you,” said {hero}.',
        '{Hero} looked at her, and at the sky, in which there was not one [cloud|drop]. “Hold on to your {cargo},” {they} said. “We’re [off|going|on our way].”',
        '“[Right|Well],” said {hero}, “then we’ll [take|get] you back,” and it was out before {they} had thought about [the sand|how|the distance].',
        'A river turtle can do without the river for a [day|night] or so, and {hero} did not need to [do the sum|count it out]: “We’re leaving [now|this minute],” {they} said.',
        '{Hero} wet her shell [from|out of] the jar, and for a moment it shone in every kind of green, and {hero} knew [exactly what {they} had to do|that {they} would not rest until it did so again].',
      ],
      more(
        '{They} offered her a drop of tea. She said that it was very nearly [a river|what she was used to].',
        'She accepted one of the {snack}, chewed it for [five|six] minutes, and called it remarkable.',
        'She thanked {hero} for the water, for the shade, and for [asking|stopping]. It took a while. There was [more|a great deal] she seemed about to say.',
      ),
      aside('start'),
    ],
    camel: [
      [
        '“You’ll be [wanting|needing] a guide,” somebody said [over|above] {hero’s} head, and breathed on it. It was {camel} the camel, who [always was|had no doubts, and never had had].',
        'All this time {camel} the camel had been chewing. Now he [swallowed|stopped|shut it again|looked at his feet]. “River,” he said, “big wet thing, I’ve [met it|had dealings with it|heard of it|seen it twice]. [Follow me|This way|Keep up|After me]!”',
        '“The river!” said a voice like [a trombone|a cupboard falling downstairs]. “My dear child, say no [more|word], [leave it to me|leave everything to me].” It was {camel} the camel, [getting up in sections|unfolding].',
        'This was the moment when {camel} got to his feet, which with a camel happens in three [parts|stages], [each worse than the last|none of them pretty]. “I,” he said, “shall lead the [expedition|way].”',
        '“Did I hear river?” said {camel}, who was a camel, and heard only [what he could use|the ends of things]. “I could find it [blindfolded|asleep], I [often|generally] do.”',
      ],
      when(
        'giver',
        [
          '“Which way [is it|do we go], {turtle}?” [asked {hero}|{hero} asked|said {hero}, quite low]. “[Forward|Onward],” said {camel}, and it sounded so much like an answer that {they} [said thank you|nodded], and made {themselves} some shade with {giver’s} {sled}.',
          'He didn’t know the [way|river], but he didn’t know it so [loudly|beautifully] that {hero} just put {giver’s} {sled} over {their} head, for shade, and went after him.',
          '“I know it like the back of my own hump,” {camel} added. It occurred to nobody that no camel has ever seen [that|it], and {hero} took {giver’s} {sled}, for shade, and [followed|went along].',
          'He said it with his chin so high, and in such a deep voice, that {hero}, in the shade of {giver’s} {sled}, quite forgot to ask whether he had ever [been there|actually done it].',
          'There is [something|a thing] about a deep voice, and {hero} has thought about it [since|a great deal since], but at the time {they} simply took {giver’s} {sled}, for shade, and [followed|went along].',
        ],
        [
          '“Which way [is it|do we go], {turtle}?” [asked {hero}|{hero} asked|said {hero}, quite low]. “[Forward|Onward],” said {camel}, and it sounded so much like an answer that {they} [said thank you|nodded], and made {themselves} some shade with the {sled}.',
          'He didn’t know the [way|river], but he didn’t know it so [loudly|beautifully] that {hero} just put the {sled} over {their} head, for shade, and went after him.',
          '“I know it like the back of my own hump,” {camel} added. It occurred to nobody that no camel has ever seen [that|it], and {hero} took the {sled}, for shade, and [followed|went along].',
          'He said it with his chin so high, and in such a deep voice, that {hero}, in the shade of the {sled}, quite forgot to ask whether he had ever [been there|actually done it].',
          'There is [something|a thing] about a deep voice, and {hero} has thought about it [since|a great deal since], but at the time {they} simply took the {sled}, for shade, and [followed|went along].',
        ],
      ),
      [
        '{Turtle} was lifted up on the hump, and there she turned round and sat [backward|with her face to the tail]. “The front is at the [front|other end],” {camel} [told|informed] her.',
        '“You’re sitting the wrong way round,” {camel} [told|informed] {turtle}, who had been put on the hump, and [faced|looked] back.',
        'They sat {turtle} on the hump, facing the future. She [turned round|shuffled about] until she faced the tail, and [stayed like that|sniffed].',
        'On the hump, with her back to all this, sat {turtle}, and [sniffed|looked] the way they had come.',
      ],
      more(
        '{Camel} began with a few remarks on the subject of camels. By the [fourth|third] dune he had come to the feet.',
        'They set off straight into the [glare|sun], because that was the way {camel} [happened to be facing|was pointing].',
      ),
      '¶{refrain}',
    ],
    mirage: [
      [
        'The air in front of them began to [wobble|shiver], and out of [the wobble|it] came [waves|palm trees, the wrong way up|a sail or two]. “A cool dip,” said {camel}, “was what I had [planned|in mind for eleven o’clock].”',
        '“Do you see what I see?” asked {camel}. They [saw it|did]: a [sheet|strip|whole bay] of water, with the sky in it. He [took off|raised] an imaginary [hat|cap]. “[Don’t thank me|No applause|It was nothing].”',
        'Toward noon {camel} stopped so abruptly that {turtle} slid [onto his neck|halfway down]. “And there,” he [said|announced], “is your [river|Nile, I think].” Between [two|the] dunes lay a [sheet|plate] of [silver|blue], trembling at the [edges|rim].',
        'There was no [doubt about|mistaking] it: a lake, [wide|broad], [blue|silver] and rippling, with the sky upside down in it. “I make no remark,” said {camel}. “I merely [point|let you look|lead].”',
      ],
      [
        'Not for nothing was he called the fastest camel in {dunes} (by himself). He thundered down the slope, and where the shore should have been he [jumped|dived], and the desert said [whump|boff].',
        'He went in [head|nose|chin] first[|, humming|, smiling]. It was a [beautiful|graceful|perfect] dive, and it stopped [at once|at the ears|rather early].',
        '[He|{Camel}] broke into a [gallop|run]. He took off with all four feet, sailed for a moment like [something that could fly|a sofa in a hurricane], and came down on his stomach in hot sand.',
        '“After me,” said {camel}, and he ran, and leapt, and folded his legs like a [diver|deckchair], and there was a sound like [a sack of flour|a carpet] being dropped from a roof.',
      ],
      more(
        '“Hot,” said {camel}, underneath, “for the [time of year|depth].”',
        '“Somebody’s let the water out,” {camel} said. He was [very|rather] [fair|broad-minded] about it.',
        'When the dust had [settled|gone], the lake lay on the far side of the next dune, and [twinkled|looked innocent|was even bluer]. “It’s [retreating|running away|shy],” said {camel}. “It has [recognised me|heard of me|seen me swim].”',
        '“[Shallow|A bit dry],” he said, after he had [found his mouth|spat out the first of it|sneezed twice]. “But you’ll [agree|admit] that it is a very good [colour|view|temperature].”',
      ),
      more(
        '{Hero} [brushed him off|dug him out|emptied his ears]. It took both {hero.hands} and a [frond|hat|teacup].',
        'All that was left of the [water|lake] was the [smell|thought] of it, and [it did not|that did not], thought {hero}, come from in front.',
      ),
      asideHere('way', {
        person: [
          '{Friend} had gone in to the ankles, to see. “It’s a lake,” {friend} reported, “in which you can keep your socks on.”',
          '{Friend} took the hind legs, {hero} the front ones, and on three they pulled, and the desert gave him back.',
        ],
        pet: [
          '{Friend} dug for the water, found {camel’s} left ear, and dug on politely round it.',
          '{Friend} lay down in the middle of the lake and panted, and stayed perfectly dry.',
        ],
      }),
      '¶{refrain}',
    ],
    circle: [
      [
        '“We’re not the first,” said {camel}, and stood still. [Somebody|Something] had tramped through the sand here, on feet like [frying pans|cushions|pillows]. “It went [the same way as us|just where we’re going|our way]. It must have [known|guessed] that I [would choose it|was coming].”',
        'There was a trail in the [sand|dust], and such a [trail|big one]! {Camel} put his nose to it. “Fresh,” [he|{camel}] said, “and a [large|noble] animal. [Handsome|Clever], to judge by the [stride|heel].”',
        '“Tracks,” said {camel} in a whisper that could be heard [for miles|in Sudan]. They were round, deep and as big as [trays|soup plates], and they led on in a long [curve|bend]. “Something [monstrous|gigantic|dreadful] has [come|passed] [this way|here].”',
        'A [line|string] of [enormous|tremendous] footprints crossed their path. {Camel} examined them like a [professor|detective|tailor]. “[Flat|Broad|Splay] feet,” he [said|noted]. “[Heavy|Knock-kneed]. [Of low intelligence|Not a thinker|Easily pleased]. I should say it was [lost|wandering|out of breath].”',
      ],
      [
        '{Hero} had seen that [heel|toe|big flat foot] [before|somewhere|all day]. {They} had been [looking at|following] it [all morning|since breakfast], as a matter of fact[|, from behind].',
        '[Next to it|Beside it], somebody had [dropped|lost] a [raisin|button|pencil]. {Hero} felt in {their} [pocket|own pocket], and found the [hole|place where it had been].',
        'Beside the [monstrous|huge] tracks ran some [others|small ones], and {hero} set a foot in one [of them|to see]. It [fitted|sat] like a [shoe|key in a lock|made-to-measure sock].',
        '{Hero} looked [from|slowly from] the tracks to {camel’s} feet, and [back|up at him], and put it as [gently|kindly] as {they} could. “[Would you mind|How about|What about],” {they} said, “standing [just here|in this one]?”',
      ],
      ifRoom(
        '“[It’s us|They’re ours|That’s you],” said {hero}. “We’re [following us|behind ourselves|chasing our own tail].” {Camel} looked [back|nervously] over his shoulder. “Then we ought to [go faster|wait, and ask them|let them pass],” he said.',
        'It took {camel} some time to see it, and then he saw it from the best side. “[Now|At last] we [know|have proof],” he said, “that the desert is [round|closed|a circle].”',
        'There was a [pause|silence|long look]. “Well, [whoever|whatever] he is,” said {camel}, “he has [beautifully shaped|elegant|remarkable] feet.”',
        'So they had spent the [morning|day so far] going round in a [ring|circle], and had [come out|ended] where they [went in|began]. “Exactly to the step,” said {camel}. “You won’t [find|see|get] [navigation|steering] like that [every day|twice].”',
      ),
      more(
        'From above it must have looked as if someone had set down a very large [cup|glass] on {dunes}.',
        'One of the {snack} lay in the sand, where somebody had dropped it after [breakfast|an hour]. {Hero} picked it up and [said nothing|ate it|blew on it].',
      ),
      asideHere('way', {
        person: [
          '“The small ones are mine,” said {friend}, and showed them the [sole|heel]. “There’s the hole.”',
          '“He must be quick,” said {friend}. “He’s behind us as well.”',
        ],
        pet: [
          '{Friend} sniffed at the dreadful tracks, then at {camel}, and sat down. As far as {friend} was concerned, they had been caught.',
          '{Friend} had sat down at this very stone an hour ago, and now {friend} wagged, since here they all came.',
        ],
      }),
      '¶{refrain}',
    ],
    storm: [
      [
        'There was a line along the [edge|bottom] of the sky, as if somebody had begun to [colour it in|rub it out|hem it]. It [came nearer|got thicker|grew]. It had a [sound|roar|hiss] in it.',
        '[The lizards|The beetles|The birds] went first. [Next|Then] went the [light|sun]. “How nice,” said {camel}, “a bit of [shade|weather],” and by then it was nearly there.',
        '[On the horizon|Far off|Behind them] the desert got up on its hind legs[| and came| like a bear]. It was [brown|yellow], it was [taller than any house|as wide as the world|taller than the sky], and it was [coming their way|on its way].',
        'First the flies [vanished|went]. Then the wind did, as if it were [taking a run-up|breathing in|hiding]. Then {hero} saw that the farthest dunes were [gone|missing|rubbed out], and after them the [next|middle ones].',
      ],
      [
        '{Camel} held that you only had to face it. He [faced|fronted|looked into] it. It was a mistake[| and a mouthful| of the long kind] that lasted [several minutes|until it was over|till the end].',
        '“You must never,” said {camel}, turning to face it, “never, in a storm, open your m—” And that was [the end of the lesson|his lunch].',
        '“A breeze,” said {camel}. “In my [youth|family] we used to call that [a draught|fresh air|a tickle]. One [simply|just] [does not|never needs to] open one’s—” The rest of the [sentence|advice|lesson] he [ate|swallowed].',
        '“[Down|Get down|Lie flat]!” [cried|shouted] {hero}. {Camel} stayed up, to [explain to them|teach them] about wind. He had got as far as the second [point|chapter] when his mouth was [filled|full].',
      ],
      more(
        '{They} curled up round {turtle} as a shell curls round a snail, pulled the {sled} over both of them, and listened to {dunes} [moving house|coming and going].',
        'Under the {sled} it was dark and loud. {Hero} felt a small heart [knocking|going tock], or perhaps it was {their} own; they were [that close|hard to tell apart].',
        '{Hero} threw {themselves} flat, the {sled} over {them}, {turtle} under {them}, and there {they} stayed while the whole of {dunes} went [by overhead|over {them} with a roar].',
        'With {turtle} in {their} shirt and the {sled} against the wind, {hero} made {themselves} small. It was like lying under a [train|waterfall] made of [pepper|needles].',
      ),
      more(
        'After it came a [silence|stillness] with a [ringing|humming|singing] in it. Where {camel} had been, there stood a neat new dune, and it was [blinking|coughing].',
        'When they dared to look, every dune had moved [one along|up one|over], like people [in a queue|changing seats|on a bench].',
        'There was sand in the {snack}. It is probably still in the {snack}.',
      ),
      asideHere('way', {
        person: [
          '{Friend} lay on the other edge of the {sled}, and held it down with both elbows.',
          '“Move up,” shouted {friend}, and came in under the {sled}, feet first.',
        ],
        pet: [
          '{Friend} was under the {sled} before anybody else had thought of it.',
          '{Friend} shook, afterward, and it was a second storm, though a smaller one.',
        ],
      }),
      '¶{refrain}',
    ],
    fox: [
      [
        '{Hero} had taken them for two [dry leaves|sails|small tents] until they turned [round|towards {them}]. They were ears, and a fox lived [under|between] them. “{Fox}. [Pleased to hear you|I heard you coming|You sound tall],” he said.',
        'From under a thorn bush somebody had been [listening to them come|hearing them] for the last [hour|mile|two hills]. It was {fox}, who was mostly ear, and the rest [fur|fox].',
        'Out of a [hole|crack] in the [ground|sand] came two ears. They kept on coming for some time, and at the end of them was a fox by the name of {fox}, hardly bigger than a [shoe|teapot].',
        'A very small fox [was lying|lay|sat] in the shade of his own [ears|ears, reading the wind]. “{Fox},” he introduced himself. “I heard you [coming|last night|breathe]. I heard you [yesterday|change your minds|pack].”',
      ],
      [
        '“I [wonder|was wondering],” said {hero}, “if you [could|would] tell us the [way|way to the river]?” “Gladly,” said {fox}. “First you—” “First,” said {camel}, “let me tell you how I see it.” He saw it in [five|nine|seven] [parts|chapters].',
        '“It’s not far,” said {fox}, “if you just—” “Just!” said {camel}. “[Nothing|No river] is ever just. It takes [experience|a nose like mine|years].” “Turn—” said {fox}. “And a [sense of direction|good deal of neck],” said {camel}.',
        '“The [river|Nile]?” he said. “That’s [easy|quickly said|simple]. You—” “Turn [left|right|round],” said {camel}, “[and straight on|and along|quite so].” “[No, you|You] [turn|don’t turn|go]—” “Thank you!” cried {camel}. “We [needn’t keep you|know the rest|must run]!”',
        '“We’re [on our way|going|trying to get] to the river,” [said|explained] {hero}. “You’re on your way away from it,” said {fox}. “You want to—” “He means the other river,” said {camel}. “Foxes are [always|notoriously|charming, but] vague. Now, when I was [young|in charge at Aswan|a calf]…”',
      ],
      more(
        '“I’ll try again in [winter|ten years],” said {fox} to {hero}, and there was sand where he had been.',
        '{Fox} looked up at {turtle}, and {turtle} looked down at {fox}. You could [see|tell] that they [understood one another|had both met camels|agreed].',
        '{Fox} waited for a [gap|comma]. [There was none|None came|It never came]. He looked at {hero} and [shrugged|shook his head], which with ears like that is quite a [breeze|sight], and was gone.',
        'One after the other the ears [went down|sank] into the hole, like [flags being lowered|sails being taken in|two periscopes]. The [second|last] one seemed, to {hero}, to be [pointing|pointing somewhere].',
      ),
      '¶{refrain}',
    ],
    palm: [
      [
        '“When in doubt,” said {camel}, “ask a palm.” It was the only one [as far as the eye could see|for miles], and it did lean, [a little|there was no denying it|like a tired man].',
        'Somewhere, [long|years] ago, somebody must have [spat out|dropped] a date, and now it was a tree. {Camel} greeted it like [an uncle|an old colleague]. “[He’ll|That one will] know,” [he|{camel}] said.',
        'A palm tree stood on a ridge, alone, like [the last guest at a party|a question mark|somebody waiting for a bus]. “[Observe|Now look],” said {camel}. “It [leans|bends|nods]. Palms [lean|always lean] toward water. It is called [science|botany|logic].”',
        '“At last, [a signpost|a local|someone to ask],” said {camel}. It was a palm tree, and he [walked|went] round it [twice|three times|with his eyes shut]. “Leaning [east|left|that way, more or less]. [So east|So left|Then that way] it is[|, no question|, or nearly]. [They never lie|A palm can’t lie|Trees are honest].”',
      ],
      [
        'Off they [went|trotted], where it [leaned|pointed]. The next gust came from the [other side|left|back]. “What it means,” said {camel}, and changed over, “is [this|the other left].” The wind [blew|turned], and he [changed back|thought again|sighed].',
        'It pointed the way as a [flag|cat’s tail|weathercock] points the way: very [firmly|surely], and [now and then|every minute] somewhere else.',
        'They followed it for [a hundred|sixty|eighty] steps. {Hero} [turned to look|looked back|happened to turn]. The wind had changed, and the palm now [leaned|pointed], just as [firmly|honestly|proudly], the other way.',
        'No sooner were they off than the [breeze|wind] went round, and so did the [palm|tree]. They turned[| left| back]. It turned[| too| right]. It was [a bit|very] like [dancing with a broom|being led by a weathercock|asking twins].',
      ],
      more(
        '“I think [that’s just how it grows|it’s only the wind|it does that all day],” said {hero}. “Nobody,” said {camel}, “[grows like that without a reason|leans like that for fun].” A date [went off|landed] on his [head|nose].',
        'In the end they had been [round it|under it] five times, and {camel} was no longer speaking to it.',
        '“It’s undecided,” said {camel}. “I’ll [speak|talk] to it[|, as a friend].” He [spoke to it|did so] until a date came down on his [nose|hump], after which he held that the [interview|discussion] was over.',
        '{Camel} called it a number of things that a tree cannot help being. The tree dropped [one date|a date] [on him|in his ear]. It was, {hero} thought, [well aimed|a fair answer|to the point].',
      ),
      more(
        'They [divided|shared] the date [by all present|fairly]. It came [out at|to] a [lick|nibble] and a [share of|turn with] the stone.',
        'The date was [sweet|good], and it was the [only|first] thing that the palm had [really |]shown them.',
      ),
      '¶{refrain}',
    ],
    dune: [
      [
        '“One ought to be higher up,” said {camel}. “Everything is [simpler|clearer] from [above|on top]. [That is why I have this neck|It’s what a neck is for|Ask any giraffe].” And up he went, on the dune behind {dunes} that everyone else [goes round|leaves alone].',
        'There was one dune with a [tip|top] so [sharp|high] that it smoked[| in the wind]. {Camel} wanted to stand on it. “The [view|height],” he said. “The [air|dignity|breeze].”',
        '“Height,” said {camel}. “[That’s|This is] what is [wanted|needed]. From up there I shall see the river, the sea, and probably [Italy|Greece|my aunt].” And he set about the highest dune in {dunes}.',
        '“You stay here where it’s easy,” said {camel}, looking up at a dune like [a pyramid|the side of a ship]. “I’ll go and have a look at the [whole|situation|world].”',
      ],
      more(
        'It’s easy to climb a dune[|, they say]. You do it [all the time|over and over|for an hour], on the same [spot|step].',
        '{Hero} shared out the {snack}, told {turtle} a riddle, and had a rest. Then {they} [looked up|looked|glanced up]. {Camel} was as high as [the first floor|before].',
        'Two steps up, one step down: {hero} worked it out on {their} fingers, and {they} had finished long before {camel} was [halfway|at the first ledge].',
        'It took [an hour|an age|half an hour]. He grew smaller and smaller, and the puffing that drifted down [grew|got] louder and louder, until he stood against the sky like [a teapot|a camel on a coin].',
      ),
      [
        'On the very top he waved, and with that foot he had been [standing|holding on|keeping his balance]. What followed was [short|quick], and there were too many [elbows|corners] in it.',
        '“No river on this side,” he [shouted|called]. There was a [slither|hiss|small cough]. “Nor on [this|that] side,” he said, as he [went past|came through|slid by]. “Nor—” [Whump|Flump|Boff].',
        'There {camel} looked down, [which was a mistake|and wished he hadn’t|and it was further than he thought]. First came a cry, then a knee, then all the other knees, and then {camel} himself, in no [particular|fixed] order.',
        '“I see it!” [he|{camel}] called. “I see… [oh|ah|dear me].” What he had seen was how [high up he was|far down the ground was|small they were]. He came down [as a wheel|like laundry|by the short way], and [dug himself in|stuck] at the bottom.',
      ],
      more(
        '“Well?” asked {hero}, when {they} had [uncovered|dug out] [enough of him|an ear]. “Sand,” said {camel} with dignity. “[A great deal|Plenty|Rather a lot]. In [every|each] direction. I [counted|checked].”',
        '“It’s quicker that way,” said {camel}, with his feet in the air, “if one knows how.”',
      ),
      asideHere('way', {
        person: [
          '“Mind out!” shouted {friend}, and pulled {hero} aside by the collar. The knees went by.',
          '{Friend} counted the knees as they came past, and got to nine.',
        ],
        pet: [
          '{Friend} jumped clear, and then went round what had arrived, looking for the end with the nose.',
          '{Friend} watched him go up, and watched him come down, and had not had to move at all.',
        ],
      }),
      '¶{refrain}',
    ],
    water: [
      [
        '{Hero} had been careful with the water, and {they} had been fair, and still there came a time when the water bottle was [light|mostly bottle].',
        'No one had said it, and so {hero} did: “That’s the last.” They all looked at it. It was about as much as [you cry over an onion|a spoon holds], at the bottom of the bottle.',
        'A water bottle has its own [language|way of talking]: in the morning it says [glug|glop], at noon it says [slosh|slish]. Now it said [clonk|tick], and everybody understood.',
        'The afternoon stood still. Even the shadows had crept under whatever they belonged to. {Hero} held the water bottle to {their} ear and [tilted|shook] it: one mouthful, [no more|perhaps].',
      ],
      [
        '“You have it,” said {turtle}, “you’ve been walking.” {Hero’s} mouth [wanted|was about] to say [yes|of course|certainly]. {They} could feel it [getting ready|start].',
        '{Hero} could see how it would be: one swallow, cold behind the teeth, and then it would be over, and {turtle} would still be [dry|looking at {them}].',
        '{They} thought about that mouthful. {They} thought about it until {they} could taste it, [flat and warm and wonderful|right down to the cork]. Then {they} looked at {turtle’s} shell, which was pale as an old [bone|plate].',
        'One mouthful is nothing, among so many. On one small turtle it is a [bath|river]. It was not a hard sum. It was only hard to [do|write down the answer].',
      ],
      [
        '“Close your eyes,” {hero} told {turtle}, and did it drop by drop, behind the ears, if turtles have [ears|behinds to them]. It lasted [a good while|longer than you would think].',
        'It ran down over her shell and took the dust along, and there she was again, with all her [rings|patterns].',
        '{Hero} poured it over {turtle} slowly, so that none of it was wasted, and the green came up in her shell like [a picture being painted|a light being turned on].',
        '{They} did it [quickly|at once], before {their} own [throat|courage] could [object|argue]. {Turtle} said nothing at all. She just looked at {hero}, for [a long time|as long as it took to dry].',
      ],
      more(
        '“I’m not in the least thirsty,” said {camel}, whose tongue was out. “Camels aren’t.”',
        '“Oh, thank you. {Ask}…” said {turtle} then. But {camel} had begun a song, with [nine|fourteen] verses.',
      ),
      asideHere('trouble', {
        person: [
          '“Mine, too,” said {friend}, before {friend} could think better of it.',
          '{Friend} looked at the mouthful, and then, with great attention, at the sky.',
        ],
        pet: [
          '{Friend} lay down in {hero’s} shadow, as far as there was one, and did not ask.',
          '{Friend} licked the cork, and was very decent about it.',
        ],
      }),
    ],
    lost: [
      [
        'Then the light was taken in, like [washing|a carpet], and {dunes} lay there without any edges.',
        '[The evening|Night] came, and with it the hour when {camel} should have said “[here we are|after you|what did I tell you].” {Camel} said nothing; he was looking for [something|a landmark|the horizon], and then for [somewhere to look|somewhere else to look].',
        'The sun went down as if somebody had [dropped|sat on] it. The dunes turned [rose|pink], then [grey|blue], and then they were all one dune, again and again, as far as one could see.',
        'At [dusk|nightfall|sunset] {camel} stopped talking. It took the others [a while|a minute or two] to notice what was missing, as when [a clock stops|a fridge goes quiet|rain ends].',
        'With the last of the light the last of the landmarks went, and with the landmarks went {camel’s} voice, little by little, from the [bottom|bass] up.',
      ],
      [
        '“It was here,” said {camel}, “a river, wet, you’d know it if you [saw it|stepped in it].” Nobody [answered|helped him], so he sat down: front, back, [and chin|middle]. “I made [it|that] up,” he said, “the part about [knowing|the way].”',
        '“{Camel},” [said|asked] {hero}, “do you [really |actually |]know the [way|river]?” [The answer|It] took a [dune’s|long, long|stone’s] time[| to come| to get there]. “I know how one [holds one’s head|walks|clears one’s throat],” said {camel}, “when one [knows the way|does|is sure].”',
        '“[{Camel}, are|Are] we [lost|going wrong|somewhere else]?” asked {hero}[|, after a while|, politely]. {Camel} looked at his [feet|shadow], of which he was so proud. “I’ve never [actually|really] been to the river,” he [told them|said], “I’ve [heard a lot about it|only had it described].”',
        '“The fact is,” said {camel} to the sand, “that I don’t know.” It was such a small sentence, for [such a big animal|so large a neck], that [nobody laughed|no one said a word].',
      ],
      aside('trouble'),
      more(
        'They were all tired down to the [socks|soles], and there was [nobody|no one] to be cross with except a camel, who was [crying|in tears].',
        'The [cold|night] came up out of the [ground|sand], and {hero} wrapped {turtle} in a corner of {their} shirt. She was [as dry as paper|light, and dry as a husk|dry as an old leaf], and [hardly moved|very still].',
        '{Hero} felt something hot [behind {their} eyes|in {their} throat], and was [cross with it|ashamed of it]. There was no water to [spare|waste|cry with].',
        'And now that no one was [explaining|announcing] anything, it became quiet: enormously, [wonderfully|astonishingly] quiet.',
      ),
      [
        '¶“{Ask},” [said|murmured|tried] {turtle}, [as she had all day|out of habit], and [waited|paused]. Nobody said “{brush}.”',
        '¶“{Ask}…” [began|ventured|said] {turtle} [into the quiet|once more], and stopped where she was always stopped. No “{brush}” [came|followed].',
        '¶“{Ask},” said a [small|thin|polite] voice [in the dark|once more]. Where the “{brush}” should have been, there was a [hole|space|silence] of the same size.',
        '¶[Out of the dark|Into the night] a [small|thin|soft] voice said “{ask},” and no [big|deep|grand] one [came to say|answered] “{brush}.”',
      ],
    ],
    hush: [
      TURN,
      [
        '¶“{Ask}, you said,” {hero} told {turtle}, “and I heard it [each time|every time], I just didn’t [listen|stop]. What comes next?”',
        '¶{Hero} waited until the last grain had [settled|rolled to the bottom]. “{Turtle},” {they} asked, “do you know where it is?” [Nobody|No one] had asked her that [all day|before].',
        '¶“{Turtle},” said {hero}, “this morning you said: {ask}. And then [we didn’t|nobody did|nobody listened]. [What was it|What came next|What were you going to say]?”',
        '¶“I’d like to hear,” said {hero}, “what {turtle} has been trying to tell us since breakfast. From the [beginning|start], please. [Nobody will interrupt|We have all night].”',
        '¶{They} held {turtle} up to {their} ear. “[Now|So], {turtle},” {they} said, “[take your time|as slowly as you like|from the start].”',
      ],
      [
        '“Yes,” said {turtle}. And when nobody [spoke|interrupted|even coughed]: “It’s that way, it smells of [reeds|wet rope|mint] and [frogs|boats]. I’ve been facing it the [whole time|whole way], so that you’d [see|notice], if you [happened to look|looked].”',
        '“I live there, you know,” said {turtle}, “and one knows where one [lives|sleeps]: past the dune that’s [shaped like bread|asleep on its side], and then down. I’d have said it [this morning|earlier], only there wasn’t a [gap|place to put it|crack in the talk|pause].”',
        '“It’s nothing much,” said {turtle}. “Only that the river is [behind|well behind|a good way behind] us. It was beside us for a while, at [noon|lunch]. I can smell it, you see, I can [always|generally] smell it, it’s [like knowing where your own feet are|where I’m from].”',
        '{Turtle} cleared her throat, and it was the [first|only] sound in all {dunes}. “There,” she said, and [stretched|put] out her neck, “[mud, mint|mint, mud|mud and mint], a [heron|fisherman|boatman] who had onions for lunch. It has been there all [day|along]. I didn’t like to [shout|interrupt|push in].”',
      ],
      more(
        '“But then you could have…” began {camel}. “Yes,” said {turtle}. “And I was…” “Yes,” said {turtle}. “Oh,” said {camel}. It was the best [thing|speech] he had made.',
        'It [took|had taken] no longer than [a yawn|peeling an orange|tying a lace], and the whole [day|of that day] had not had room for it.',
        '{Camel} [drew|took] a [breath|very deep breath], met {hero’s} eye, and [let it out again, unused|swallowed it|put it back].',
        'It was like finding your glasses on your own [nose|forehead|head]: all day they had searched for someone who knew the way, and all day they had [carried her|had her on the hump].',
      ),
      asideHere('turn', {
        person: [
          '{Friend}, who knew {camel}, had [already|meanwhile] taken hold of his lips, and held them shut with both hands.',
          '“Not a word,” said {friend} to {camel}. “I haven’t said one,” said {camel}. “That was [six|five],” said {friend}.',
        ],
        pet: [
          '{Friend} lay down across {camel’s} feet, in case he thought of [leaving|marching].',
          '{Friend} sat down next to {turtle}, nose beside nose, and there were two who pointed.',
        ],
      }),
      more(
        'Everyone turned to where she pointed, and sniffed. There was a hint, the merest [hem|corner], of wet.',
        'Only now did {hero} remember: left, right or in circles, whichever way they went, {turtle} had been looking over there.',
      ),
    ],
    march: [
      [
        plants(
          'march',
          'So they went back, under more stars than there is [sand|room for], with {hero} [in front|first], and in front of {hero} a [small|dusty|very sure] nose.',
        ),
        plants(
          'march',
          'It was a [good|fine] night for [walking|it]. The dunes were [blue|silver], the sand was cold, and {hero}, who had followed all day, found that it’s [easier to listen|quieter] at the front.',
        ),
        plants(
          'march',
          'They travelled by night now, when the sand is as cool as [flour|water] and the sky has more lights than a [city|fair]. {Hero} walked in front, and carried {turtle} in both arms like [a lamp|something that could spill].',
        ),
        plants(
          'march',
          'Nobody had [said|decided] that {hero} should lead: {they} [simply|just] got up, picked up {turtle} and went, and the others [fell in behind|came after], in order of size.',
        ),
      ],
      when(
        'together',
        ifRoom(
          'Behind {hero} came {others}, as quietly as anybody can who has [feet|toes].',
          'Next came {others}, without one single [word|sound].',
        ),
      ),
      ifRoom(
        '“What do you do to [hear her|catch it]?” {camel} asked. “I [stop talking|shut my mouth],” [said {hero}|{hero} said], “and then I [stop thinking of what to say|go on stopping|wait, and then I wait some more].” {Camel} was [impressed|moved|very struck].',
        '{Turtle} steered by saying “hm.” There was a left hm and a right hm, and by [midnight|moonrise] {hero} could tell [them|the two] [apart|in {their} sleep|with one ear].',
        'Every few hundred steps {they} stopped, and held up a {hero.hand}, and everybody held their breath until {turtle} had [tasted the air|made up her mind]. “A touch to the [left|right],” she would say[| then]. That was [all|the whole of it], and it was [plenty|enough].',
        'It is not easy to hear a turtle over your own [feet|breathing|thoughts]. {Hero} learned to put them down like [cats|whispers], and to leave a gap between two thoughts, for {turtle} to speak in.',
      ),
      when('interest', {
        ifRoom: [
          'To keep [each other|themselves] awake, they told [stories|each other things|riddles|the truth], [in turn|until the moon set|all the way]. {Hero} told {turtle} about {interest}, and had [never|seldom] had such a [listener|good audience|patient shell]. “[And then|And what then]?” {turtle} would ask, a [dune|mile] later, “go back to the [part|bit] about why.”',
          '“What’s the [best|finest|wettest] thing you know?” asked {turtle}. “{Interest},” said {hero}, and explained everything, and {turtle} thought it over for [a mile|two whole dunes]. “We have nothing like that in the [river|Nile],” said {turtle}, “and we [ought to|should|really must].”',
        ],
      }),
      more(
        'Nobody asked if it was still far. They might have [missed something|drowned out a frog].',
        'At the back walked {camel}, and was silent, with [great effort|his lips pressed together]. It was a very loud silence at first. Toward midnight it became a real one.',
        'Once {camel} said, “Is that a [cricket|nightjar]?” and then, astonished, “I’ve never heard one before. I always thought they’d [died out|stopped].”',
      ),
      aside('turn'),
    ],
    doubt: [
      [
        'And then there was nothing: the breeze had gone [to bed|home], and had taken the [river|smell of mud] [with it|along]. {Turtle} opened and shut her nose. “I can’t [find it|get hold of it],” she said.',
        'They were in a hollow now, with dunes all round, and no air came in. “Hm,” said {turtle}. It was neither a left one nor a right one. It was a [third kind|lost one].',
        'Some time after midnight the wind dropped. The thread they had been following, mud and mint, went slack. {Turtle} turned her head this way and that. “I’m sorry,” she said. “It’s gone.”',
        'Then a cloud drew over the moon, and the wind came round and blew from behind, and brought nothing but [camel|desert]. {Turtle} sniffed, and sniffed again, and pulled in her head.',
      ],
      more(
        '“If I may offer an opinion,” said {camel}. They looked at him. “I haven’t [got one|one],” he said. “I thought I’d [say so|get used to it].”',
        'Everything itched to be off. It is so much nicer to be wrong at a run than to be [right sitting down|nothing at all].',
        '“Aha!” said {camel}, before he could stop himself. “I have a feeling in my left knee—” “{Camel},” said {hero}. “Yes,” said {camel}. “[Quite right|Sorry]. It’s only a knee.”',
        given(
          'episode:circle',
          'This was where everything in {hero} wanted to do something: set off, hurry, choose any direction, so long as it was [one|a direction]. {They} thought of the tracks that go round in a ring.',
        ),
        given(
          'not episode:circle',
          'This was where everything in {hero} wanted to do something: set off, hurry, choose any direction, so long as it was [one|a direction]. {They} thought of where [every|each] direction had got them [today|so far].',
        ),
      ),
      [
        '{Hero} sat, and breathed, and let the hollow be as silent as it [liked|was]. Fear came and sat down beside {them}, and {they} moved up [a bit|to make room|on the {sled}].',
        '“No one moves,” said {hero}. {They} took {turtle} in both arms, and they [waited|let her think|all waited].',
        'So they sat on the {sled} and did the hardest thing there is, which is nothing, until it is time.',
        '“We’ll wait for it,” said {hero}, and spread the {sled}. {They} did not [know|ask] if it was right, {they} only knew that it was [quieter|more restful] than being [wrong|sure].',
      ],
      more(
        'Finally {hero} licked a finger and held it up, and one side of it was cold. “There,” said {hero} and {turtle}, [both at once|in one breath].',
        'When at last the air moved, it was no more than a breath on one cheek. “There,” said {turtle}, and {hero} was on {their} feet before she had finished the word.',
        'It was not a smell that came in the end. It was a sound, far off and [rude|cheerful]: a frog. “My neighbour,” said {turtle}. “I never thought I’d be glad of him.”',
      ),
    ],
    slide: [
      when(
        'not told:march',
        more(
          'All night {hero} had carried {turtle} the way her nose [pointed|went], and nobody had [said a word|interrupted].',
          'They had turned round, and walked [till the stars went pale|the whole night through], with {turtle} in front.',
        ),
      ),
      [
        'There was a [rim|line|thread] of light on the last dune, and they crawled up to it, put out their heads, one next to the other, and there at their feet lay Egypt, with the [lamps|mist] still on, and the river through it like a [road of tin|sash].',
        '“Now,” said {turtle}, and there was the [sun|morning], and there was the [edge|drop|end of the sand]. One [step|push|small step], and the desert was [behind them|over|up there], and there was only a [very great deal|lot|whole hill] of down.',
        'The last dune was the [worst|steepest]: they went up it last and slowest, in the dark, without a [word|sound], and when {hero} put {their} head over the top, it was morning, and there was the Nile.',
        'At dawn there was one more dune, and it was as steep as a [roof|church]. From its edge the desert [simply fell away|just stopped], and down at the bottom, green on one side and gold on the other, went the river, as if it had [never been lost at all|nothing to explain].',
      ],
      [
        '“Whatever slides on [floors|stairs|snow],” said {hero}, “[slides|goes] on [this|sand],” and {they} took the {sled}, which had been shade all day, and sat on it, with {turtle} in {their} lap.',
        'Down was [steeper|longer] than up. {Hero} looked at the {sled}, which had been a [roof|sunshade] so far. {They} looked [at|down] the [slope|hill]. “[Hold tight|Get in], {turtle},” {they} said, and sat down on it.',
        '“But the {sled} is for shade,” said {camel}. {Hero} had already put it on the edge, sat down on it, taken {turtle} in {their} lap, and found out that it was slippery.',
      ],
      [
        '{Hero} pushed off, and for one moment nothing happened, and then everything did, [very fast|in the right order], and the wind tore {turtle’s} voice out of her mouth and it was ENORMOUS: “I CAN SEE MY [HOUSE|STREET]!”',
        'Sand sprayed up on both sides like [wings|water|two tails], {hero} steered with {their} [heels|elbows], and {turtle} steered with her nose, and shouted, for the first time in [her life|all her years], and what she shouted was [“LEFT!”|“AGAIN!”|“MORE!”]',
        'It was like being [poured|sneezed|rung like a bell]. The sand hummed under them, deeper and deeper, a note you felt in your [teeth|stomach], and through it came a sound that nobody had heard before: it was {turtle}, screaming with joy.',
        'They [flew|shot down|dropped], and the wind [pulled tears out of {hero’s} eyes|whistled in {hero’s} ears|took {hero’s} shout away]. “{Ask}!” shouted {turtle}, at the top of her voice, “[can|will] this thing go any [FASTER|QUICKER]?”',
      ],
      more(
        'And over them, for a part of the way, flew {camel}.',
        'Behind them came a cloud of dust with a camel somewhere in it, apologising to the [dune|lizards].',
      ),
      aside('turn'),
    ],
    river: [
      [
        'From the last dune to the first [leaf|reed] it was [eleven|nineteen|twenty-six|fourteen] steps, {hero} counted. On the next it was [cool|shady], and on the one after there was mud between {their} toes, the [best|blackest] mud there is.',
        'Close up it was so [wide|broad] that the other side was [blue|another country|a rumour]. A felucca [leaned|slid] by, a kingfisher fell in and came out [again|with a fish], and the water said something, all the time, to [the reeds|no one in particular].',
        'There is a line where the [desert|sand] stops and the green begins, so sharp that you can [stand|put a foot] on either side of it. {Hero} crossed it, and the air was suddenly full of [birds|frogs], wet leaves, and the smell of [mint|bread].',
        'The [Nile|river] was in no [hurry|rush]: it went by with its sails and its reeds and its [ducks|white herons] as it had gone by for [five|six] thousand years, and it had kept {turtle’s} place.',
      ],
      [
        '“Here?” asked {hero}, and “[Here|Just here|A bit more, here],” said {turtle}. They had both [known|guessed] it would end [like this|here], and they both [waited a moment|looked at the water|said nothing], and then {hero} bent down.',
        '{They} went out until {their} [sleeves|pockets] were wet, and then a bit [further|more]. “You were no [weight|trouble],” said {hero}, and “You were no [hurry|noise],” said {turtle}, and let go of the {cargo} at last.',
        '{Hero} went in until the water reached {their} belt, and let {turtle} go as you let go of a [bird|boat]. On land {turtle} had been a [stone|pie|bun] with [feet|toes|legs]. In the water she turned once, like a [dancer|leaf], and was all [grace|green].',
        '{They} lowered {their} {hero.hands}, and {turtle} floated, for a moment, as if to make sure. Then she was gone, and it took {hero} [some time|a moment] to notice that {they} {was} still holding {their} {hero.hands} like a [bowl|cup].',
      ],
      when(
        'together',
        ifRoom(
          '{Others} had got there first, up to the [knees|middle].',
          '{Others} went straight in, [splash, splash|without a second thought].',
        ),
      ),
      more(
        '{Camel} put in his whole head. There were [bubbles|five bubbles|rings, and bubbles|bubbles, and a leaf]. They may have been an [apology|anthem].',
        '{Camel} drank. It went on for so long that a fisherman [checked his boat|moved his boat to deeper water].',
        '{Hero} put {their} whole [face|head] into the river and drank [that way|like that], with open eyes.',
      ),
      aside('end'),
    ],
    goodbye: [
      [
        'A [long|good|cool] while later a [nose|wet nose] came up [beside|by] {hero’s} [feet|shadow]. “It isn’t [hard|so hard] to talk,” said {turtle}, “when somebody has [swept a place for it|kept you a seat|left you the room].”',
        '“If I say thank you,” said {turtle} from the water, “it will take me till [evening|noon].” “I’ve got till [evening|noon|next week],” said {hero}[|, and settled down|, and meant it]. So she did it [properly|from the beginning|one leg at a time].',
        'Her head came up [among the|between two] [reeds|lilies|rushes], [shining|wet|without a sound]. “I’ve been [thinking|working out] how to say it,” said {turtle}, “and it is this: [lots|plenty] of people can find a river, and hardly [anybody|anyone] asks.”',
        '{Turtle} came back [once|one more time], swam up close, and since [nobody was in a hurry|there was time], told them [everything|a few things]: about the river at night, about the {cargo}, about a fish she knew. It was the longest [speech|talk] of her life, and not a word of it was [wasted|dull|hurried].',
      ],
      ifRoom(
        '{Camel} had been practising under his breath. “{Ask},” he brought out. Then he stood there, with all that [silence|quiet], and [everybody|all of them] waiting for him. “It’s very [roomy|big|wide], isn’t it,” [he|{camel}] whispered. “{Brush},” {turtle} told him. “Take [your time|all the time you want].”',
        '“{Ask},” said {camel}, and “{Brush},” said {turtle}, before he could go on. She had been [saving it up|looking forward to that]. Then she [swam up|came close], and listened to [all of it|every word], and it took him till the [shadows|sun] [moved|had moved].',
        '“{Ask},” said someone. It was such a [soft|small], careful voice that they all looked [round|about] for a second turtle. It was {camel}. “I’d [like|love] to know,” he said, “which way is [home|right].” “{Brush},” said {turtle}, [grandly|in his own voice], and [laughed|winked], and then she told him.',
        '“{Ask},” said {camel}, and then, because it was so quiet, he got stuck. “I’m sorry,” he [said|got out] at last. “{Brush},” said {turtle} kindly, and laughed, so that it bubbled. “[I have been wanting to say that all day|That felt wonderful].”',
      ),
      when(
        'adults',
        ifRoom(
          'Back at the tent {adults} put down the [spoons|tea], and listened, all the way to the end.',
          'That evening at the tent {adults} asked who had led the way, and waited for the answer.',
        ),
      ),
      more(
        'On the way home {hero} went in front, and stopped every [few hundred|hundred] steps, not to find the way, just to [hear|listen to] what there was.',
      ),
    ],
    home: [
      more(
        'The tent had waited for them, with one flap up, like an [ear|eyebrow]. There were {snack}, and the sand was warm still, and {camel} told the whole story, and for every time that he had been [wrong|loud] he [bowed|held up a foot].',
        'They came back to {dunes} [the way they had gone|by their own tracks], and it was [much shorter|only an hour], now that they left out the detours.',
        given(
          'episode:palm',
          'They came back to {dunes} past the palm, which pointed [home|the right way] for once, and it was [much shorter|only an hour], now that they left out the detours.',
        ),
        'They came home at the hour when the sand turns gold. {Camel} had asked two beetles and a stone for directions, and thanked [all three|the stone especially].',
        'It is not far from the river to {dunes}, if you walk straight. {Camel} said so himself, and then added: “I’m told.”',
      ),
      adult('end'),
      [
        '¶The silence of {dunes} is very large. {Hero} lay down in it as you lie down in a [field|bath], and listened to what was in it. Somewhere at the edge there was a river, talking. And in the river [somebody was listening|there was somebody who knew {them}].',
        '¶Before {they} fell asleep {hero} asked one more thing, out into the dark, and kept quiet until it was [answered|morning]. You’d like to [know|hear] what it [was|said]? [Ask {them}|So would {camel}]. Only be sure to leave a gap[| for it| first].',
        '¶That night {hero} lay awake for [a while|an hour], with the tent open. [You would|Anyone would] have said that there was nothing to hear, but there was the sand, [settling|cooling], and there was a [beetle|moth|gecko]. And far, far away, if you left a gap for it, something small went plop.',
        '¶“Good night, {turtle},” said {hero}, not loudly. {They} left a pause after it, of the length that a turtle needs. {Hero} was [nearly|as good as] asleep when the answer [came|arrived].',
        '¶If you ever meet {hero}, you may notice that {they} {hero|waits|waits|wait} a moment before {they} {hero|speaks|speaks|speak}, and {hero|looks|looks|look} round the table first. {Hero} once nearly missed a river that way.',
      ],
    ],
  },
  asides: {
    start: {
      person: [
        '“I vote we keep her,” said {friend}. Then {friend} saw her eyes. “I vote we take her home,” {friend} said.',
        '“How old are you?” {friend} asked the turtle. She gave it some thought. By the time she had the answer, {friend} was packed.',
      ],
      pet: [
        '{Friend} lay down in front of her, chin on the ground, so as to be no taller than a turtle.',
        '{Friend}, who chased everything that moved, looked at {turtle} for a while, and decided that she did not.',
      ],
    },
    way: {
      person: [
        '“I have a question,” said {friend}. “So has she,” said {hero}, looking up at {turtle}. But they [were being marched on|had to hurry to keep up].',
        '{Friend} walked in {hero’s} shadow, and {hero} walked in {camel’s}. “Somebody ought to tell him about the sun,” said {friend}, “before it does.”',
        '“Should we tell him?” whispered {friend}. “You can try,” said {hero}. {Friend} tried. It was like telling a [waterfall|drum].',
        '“I’ve a bad feeling about this,” said {friend}, “and it’s got four legs and a hump.”',
        '“Are we nearly there?” asked {friend}. “We are nearly somewhere,” said {hero}.',
        '{Friend} kept a list of everything {camel} was sure of. It ran to both sides of the paper.',
      ],
      pet: [
        '{Friend} walked on three legs at a time, to let the fourth one cool.',
        '{Friend} took one look at {camel}, and went to walk [beside|behind] {turtle}, where it was quieter.',
        '“Even {friend} knows,” thought {hero}. {Friend} knew. {Friend} did not have the words.',
        '{Friend} lay down at every stop with a thump that meant: [told you|still wrong].',
        '{Friend} sat down and looked back the way they had come, at the same spot that {turtle} was looking at. Nobody noticed that either.',
        '{Friend} gave {camel} the look that is usually kept for the vacuum cleaner.',
        '{Friend} had stopped chasing lizards at about ten. Now the lizards came to see how {friend} was.',
      ],
    },
    trouble: {
      person: [
        '“What would you do,” {friend} asked {hero}, “if you were {camel}?” “Ask,” said {hero}. And then: “Oh.”',
        '“I’m not frightened,” said {friend}. “I’d just like someone to say what happens next.”',
        '“It’s all right,” {friend} said to {hero}. “You’d have got it right if it had been you in front.” And {hero} thought: yes. Why wasn’t it?',
      ],
      pet: [
        '{Friend} turned round three times and lay down on {hero’s} feet, since it was apparently bedtime.',
        '{Friend} put {friend.their} head on {hero’s} knee, and it all weighed one knee less.',
      ],
    },
    turn: {
      person: [
        '{Friend} did not say a single word for a whole dune. “Did you hear me?” {friend} asked then.',
        '“I can hear my own ears,” whispered {friend}, delighted.',
        '“She’s better than a map,” said {friend}. “You can’t scratch a map under the chin.”',
      ],
      pet: [
        '{Friend}, nose to the wind, had come to the same conclusion some time ago.',
        '{Friend} trotted beside {hero} with a face that said: finally.',
      ],
    },
    end: {
      person: [
        '{Friend} walked in, clothes, hat and all, sat down on the bottom, and said that this was where {friend} lived now.',
        '“Do the noise again!” {friend} begged, and {turtle} came up and did it: “Wheee.”',
      ],
      pet: [
        '{Friend} swam out, turned, swam back, and shook the river over everyone who was already dry.',
        '{Friend} stood up to the chest in the Nile and drank it, in a businesslike way.',
      ],
    },
  },
  adults: {
    start: [
      '“The thing about the desert,” said {grownUp}, “is that it answers. You just have to leave it time.”',
      '“Be back for supper,” said {grownUp}. “I won’t say which supper.”',
      '“Somebody has been at the {snack},” said {grownUp}, and looked under the tray, “somebody small.”',
    ],
    end: [
      '“Start at the beginning,” said {grownUp}, and put down the spoon, and listened to the very end.',
      '“So who led the way?” asked {grownUp}. {Hero} thought about it. “The one at the back,” {they} said.',
      '{GrownUp} did not ask where they had been. {GrownUp} made room by the fire, which is a better question.',
    ],
  },
  traits: { habit: habits, turn: turns },
};
