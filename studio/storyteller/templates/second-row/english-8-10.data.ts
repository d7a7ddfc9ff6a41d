/** The second row in English for readers of 8 to 10. */
import {
  adult,
  aside,
  asideHere,
  HABIT,
  ifRoom,
  more,
  takes,
  TURN,
  when,
  type BandText,
} from '#studio/storyteller/text/passage.ts';
import { habits, turns } from '#studio/storyteller/templates/second-row/english-traits.data.ts';

export const english810: BandText = {
  refrains: [
    'And everybody moved over a little, [as people do|the way people do|as if by chance], without [looking up|a word].',
    'There was a [polite|small|general] [shuffling|bumping], and everybody moved [over|up] a little.',
    '{Plip}, and everybody moved [over|up] just a little. It was [not far|no distance|an inch], and it [could be felt|felt like more].',
    'Nobody [said anything|looked up]. Everybody only moved [over|up] a little, [one by one|one after the other].',
  ],
  beats: {
    bell: [
      [
        'It had taken {hero} [nine|four|six] evenings to fold {boat}, quite possibly the [finest|fastest|proudest] paper ship ever to enter {school}. {Party} carried it in like [a crown|a sleeping king|hot soup].',
        '{Boat} had [three|two|four] decks, a [flag|funnel|brass band, in pencil] and no glue. {Party} brought it to {school} on a [Tuesday|Wednesday|Monday], walking as one walks with [soup|a full bowl|an egg].',
        'You can tell a good paper boat by its folds: {boat} had [thirty-one|twenty-six|forty], sharp as [mustard|toast|gossip]. When {party} came into {school} with it, even the [goats|geese|snails] stopped [chewing|talking].',
        'Some boats cross oceans, and {boat} got as far as {school}. {Party} carried it in at the gate, [slowly|on tiptoe|breathing sideways], so as not to make [wind|a draught|waves].',
        'If anyone had asked what {hero} loved best in the world, {they} would have said [soup|the moon|Fridays], to be modest. It was {boat}, which {party} now bore into {school}, folded [thirty|forty|twenty-eight] times.',
      ],
      when(
        'giver',
        more(
          'The paper had come from {giver}, who [owned one good sheet|had been saving it|kept a drawer full] and [thought|held] that paper wants to be [something|a ship|used].',
          '“What will it sail on?” {giver} had asked, [handing over|parting with] the paper, and {hero} had [changed the subject|asked about lunch|coughed].',
        ),
      ),
      when(
        'adults',
        ifRoom(
          '{Adults} walked ahead and [cleared the pavement|warned the traffic|stopped a bus], as for [a procession|an elephant|a bride].',
          '{Adults} had offered to carry it, [once|and been looked at|in the rashness of the morning].',
        ),
      ),
      { more: HABIT },
      [
        '{Boat} had one fault: there was [no water|nothing to sail on|nowhere to put it]. It had not rained since [March|the holidays|the baker moved], and {frog} the frog had begun to use [hand cream|a flannel|butter].',
        'What {boat} lacked was a [sea|lake|puddle]. The yard of {school} was dry as a [rusk|speech|cupboard], and {frog} the frog stood in a crack where a puddle had been, and [remembered|sighed|kept a minute’s silence].',
        'The trouble was the weather at {school}, which was [fine|perfect|blue] week after week. A ship without a puddle, said {frog} the frog, is [a hat|just a folded letter|only stationery].',
        'But the puddles of {school} had [passed into legend|become fairy tales|gone abroad]. {Frog} the frog told the little ones about [them|the great one by the bins|a splash he once made], and they [didn’t believe him|asked for more].',
      ],
      takes('boat', {
        wish: [
          [
            'Every evening {hero} [stood at the window|leaned out|put on a jumper] and wished for one good cloud, [politely|down to the toes|and got stars].',
            'So {hero} had taken to wishing, on [eyelashes|first stars|cherry stones], and always for the same thing: [one good cloud|a single cloud|one cloud, any size].',
          ],
        ],
        world: [
          [
            'It was going round the world, said {hero}, as soon as there was [some|a bit|any] of the world that was not [dust|dry|crumbs].',
            '{Hero} had [drawn|inked|planned] its course already: once round the world, and [home by Friday|back in time for lunch|no stops].',
          ],
        ],
        dry: [
          [
            '{Hero} did not mind. Paper and water, {they} held, should [never meet|be kept apart|not be introduced].',
            'In secret {hero} was [relieved|glad|content]: where there was no water, nothing could get [wet|soft|spoiled].',
          ],
        ],
      }),
      adult('start'),
    ],
    new: [
      [
        'At [eight|a quarter past nine|ten sharp] there was a knock, of the kind a [sponge|wet glove|trout] might make. {Teacher}, the ibis, opened the door, and in [came|drifted|leaked] a cloud.',
        '“We have a new pupil,” said {teacher}, an ibis who had been [teaching|correcting spelling|waiting for silence] since the pharaohs. The new pupil was [grey|small|shy], about the size of a [pillow|sheep|cushion], and a cloud.',
        'There are [several|four|all sorts of] ways to come into a class that has known itself for years, all of them [awful|uncomfortable|too long]. The new one, who was a cloud, took the [keyhole|letter box|crack under the door], and {teacher} the ibis let her find her edges.',
        'The ibis {teacher} held the door open for [rather a long time|as long as it took|somebody]. Then it was in the room: a cloud, [the small sort|no bigger than a sheep|grey at the hem], with nothing in her hands and no [hands|feet].',
      ],
      [
        '“This is {cloud},” said {teacher}, “from {far}.” [Twenty|Thirty|Forty-one] faces turned, and {cloud} [forgot|lost|swallowed] her one sentence and rained on the [register|front row|welcome mat].',
        'Her name was {cloud}, and she had come from {far} by [north wind|three winds|slow wind], changing at the [coast|lighthouse|bakery]. What came out when she said hello was [a cupful|a drizzle|the weather].',
        '“{Cloud}, from {far},” she said, and because everyone was looking: [drip|plip|plop]. “It’s only [nerves|when people look|hello],” she added, and that [dripped|went on the floor|splashed], too.',
        '“I am {cloud} and I come from {far},” she had practised, on [three|four|seven] winds. She got as far as “I”, and the rest of it was [drizzle|water|wet].',
      ],
      more(
        'The only free chair was beside {hero}, who put [a lunch box|an atlas|both elbows] on the near side of {boat}, and hoped that it looked [friendly|accidental|scientific].',
        '“Next to {hero},” {teacher} [decided|said], and {hero} smiled with one half of {their} face, and with the other [measured|judged|dreaded] the way to {boat}.',
      ),
      aside('start'),
      '¶{refrain}',
    ],
    arrive: [
      [
        '{Party} brought {boat} to {school}, quite the [finest|proudest|fastest] paper ship ever folded. It lacked only water: it had not rained for [weeks|months|a whole term], and a dry ship is [a hat|only a letter].',
        'It had taken {hero} [nine|four|six] evenings to fold {boat}, and {party} carried it to {school} like [a crown|hot soup|a king]. The yard was dry as a [rusk|speech|drum].',
        '{Boat} had [thirty-one|forty|twenty-six] folds and nowhere to sail. {Party} bore it into {school} on [tiptoe|flat hands], past what had once been [puddles|a ditch].',
      ],
      takes('boat', {
        wish: [
          [
            'Every evening {hero} wished for one [good|small|decent] cloud[, politely|, and got stars|].',
            '{Hero} had wished for a cloud on [cherry stones|eyelashes|every first star].',
          ],
        ],
        world: [
          [
            'It was to go round the world, said {hero}, [starting anywhere|once there was some|by Friday].',
            'Its course was [drawn|planned|inked in]: once round the world, [no stops|home by Friday].',
          ],
        ],
        dry: [
          [
            '{Hero} did not mind: [there|here] nothing could get it [wet|soft].',
            'Paper and water, said {hero}, should [never meet|be kept apart|not be introduced].',
          ],
        ],
      }),
      when('adults', [
        '“Keep it dry,” said {adults}, the worst advice of the [day|week|year].',
        '{Adults} [saluted|held the traffic|cleared the pavement].',
      ]),
      [
        '¶Then the ibis {teacher} let in a new pupil: [grey|small|shy], and a cloud. “{Cloud}, from {far}.” Everyone looked, and {cloud} rained on the [register|front row|mat].',
        '¶There was a knock as of a [sponge|wet glove|trout], and {teacher}, the ibis, showed in a small cloud. “I’m {cloud}, from {far},” she said. “I [drip|leak] when people look.” They [looked|were looking].',
        '¶The new one was a cloud. “This is {cloud},” said {teacher}, the ibis, “from {far}.” {Cloud} was so [nervous|shy] that she [dripped|rained on the mat|leaked].',
      ],
      '¶{refrain}',
    ],
    seat: [
      [
        'Sharing a desk with {cloud} had its [points|charms|currents]. Your [ink|margin|seven] takes up swimming, your [sandwich|apple|ear] is rinsed, and beside you somebody tries [hard|terribly hard] not to.',
        '“Where I come from,” said {cloud}, “people put out [buckets|their best plants|their tongues] and say: at last.” She looked at {boat}. “And that’s for [water|the sea|waves]?” said {cloud}, and {hero} [pulled it away|said, “Later”|covered it].',
        '{Cloud} sat down, in so far as she [could|had anything to sit on], and offered {hero} half of a [breeze|rainbow|mild afternoon]. {Hero} said no, thank you, because of {boat}.',
        'It was [interesting|odd|not easy], having {cloud} for a neighbour. When she was [pleased|puzzled|bored] it drizzled, and when she tried not to, it [dripped|poured], [left|right] beside {boat}.',
      ],
      [
        '“I don’t want to be [difficult|personal|a cat about it],” said {cat} the cat, “but I was washed on [Sunday|Friday|Monday], by me.”',
        'Behind them {cat} the cat had [opened|unfolded|built] a roof of newspaper, and read [the weather|the inside of it|the deaths of mice] with a bitter smile.',
        '{Cat} the cat laid his tail over his [exercise book|pencils|lunch] and gave the ceiling a look that it [remembered|felt|took home].',
        '“Some of us,” said {cat} the cat, “are [not machine washable|fur all round|only dusted].”',
      ],
      more(
        '{Hero} drew a chalk line across the desk, {cloud} there, {boat} here, and felt that it was [a mean sort of line|not {their} best drawing|a thin thing to hide behind].',
        '“You’re lucky,” {cloud} said, “you only leak from the [eyes|face|top].” {Hero} had never [seen|looked at|thought of] it [that way|as luck].',
      ),
    ],
    umbrella: [
      [
        '{Hedgehog} the hedgehog believed in equipment. From his satchel he took a [whistle|compass|spare button], a smaller satchel and an umbrella, and {hedgehog} put it up under {cloud} like [an engineer|a tent|a flag].',
        '“Every problem has its [tool|handle|lid],” said {hedgehog} the hedgehog. This one was an umbrella, [black|tartan|mustard yellow] and enormous, [inherited from an uncle|won in a raffle], and {hedgehog} opened it under {cloud}.',
        'It was {hedgehog} the hedgehog who thought of the umbrella. He was so [proud|fond|sure] of it that {hedgehog} [held it himself|stood right beneath it|hugged it], on tiptoe, under {cloud}.',
        '“Stand back,” said {hedgehog} the hedgehog, who had been waiting for [this|rain|his moment] since he was [born|six|given it]. He aimed it at {cloud} and [pressed|it went off].',
      ],
      [
        'What {hedgehog} had not considered was that he was a hedgehog. It had [sixty|ninety|two hundred] holes at once, and the class sat under [the finest shower|a sieve|a fountain] in town.',
        'It kept {cloud’s} rain off the floor, and delivered it, in one [stream|piece|spout], to the [collar|left ear] of {hero}. {They} had just begun to [breathe out|write the date|relax].',
        'It was the wrong way up. When {cloud} had filled it like a [bath|font|soup plate], {hedgehog} had to [sneeze|turn a page|bow].',
        'It worked, for as long as {hedgehog} stood [still|quite still|like a post]. Then he turned to be [thanked|admired|painted], and a ring of {cloud’s} best water flew off [in all directions|into all four corners].',
      ],
      more(
        '“The theory was good,” said {hedgehog}, dripping, “and the practice was by [somebody else|the weather|my uncle].”',
        '“You’re very kind,” said {cloud} to {hedgehog}, and being called kind made him [blush|turn round], and saying it made {cloud} [rain|pour|overflow].',
        '{Hero} stood on a chair, holding {boat} up to the lamp like [a waiter|a statue|a lighthouse].',
      ),
      asideHere('way', {
        person: ['“Could everybody move an inch?” asked {friend}. “I’m under the [spout|overflow|waterfall].”'],
        pet: ['{Friend} withdrew to the top of the [cupboard|piano], [dripping|and took the warm place].'],
      }),
      '¶{refrain}',
    ],
    bucket: [
      [
        '{Mouse} the mouse, who was practical, rolled in a bucket [four|six|nine] times her size. “If it [drips|leaks],” said {mouse}, “put something under it: that’s [all of science|what my mother says|housework].”',
        'The bucket that {mouse} the mouse set under {cloud} turned out to be [in G|musical|gifted]: ping, pang, and a low, thoughtful [pung|dong|gloop]. {Cloud} leaned over and [aimed|tried for a tune|took it slowly].',
        '“One bucket,” said {mouse} the mouse, “and we say no more about it.” But the bucket [did|had plenty to say|sang]: it went ping, and {cloud}, [charmed|enchanted|all ears], went [ping back|pong|on].',
      ],
      [
        'By verse [two|three|five] there was so much music in it that it came over the [rim|edge], and {mouse} sailed past on a [ruler|dictionary|slipper], [conducting|bowing|still counting].',
        'Nobody had ever asked {cloud} to do what she did, only more of it. So {cloud} played [with her whole sky|all nine verses|by heart], till the aisle was a [canal|river] and {mouse} somewhere in the [delta|reeds|chorus].',
        'It was {cloud’s} first [concert|solo|success], and it was lovely until you looked [down|at your socks]. {Mouse} floated by on her back and [waved|asked for more|applauded].',
        'The bucket had been full for [some time|a verse or two] before {mouse} [noticed|looked], and by then {mouse} was looking [up|from the cupboard|through a wave].',
      ],
      more(
        '“Did I do it wrong?” asked {cloud}, and “too [well|beautifully|much],” said {mouse}, [out of the map cupboard|wringing her tail|from the piano].',
        '{Hero} stood before {boat} like [a small wall|a lighthouse|a breakwater], wet to the [shins|ankles|knees].',
      ),
      '¶{refrain}',
    ],
    joke: [
      [
        '“{Cloud} needs cheering up,” said {frog} the frog, who considered himself [the man for it|a specialist|irresistible]. {Frog} got on his desk with a [plant pot|dustbin|globe] on his head.',
        '{Frog} the frog owned a notebook of [three hundred|eighty-one|ninety] jokes, all about [soup|herons|flies]. He turned to the [last page|strong ones|one with the lift] and looked {cloud} in the face.',
        '“Two flies meet in a [lift|soup|library],” began {frog} the frog, who thought that {cloud} only wanted [amusing|a laugh|airing].',
        'It was the opinion of {frog} the frog that nobody can drip and [laugh|giggle|roar] at once. He walked up and down before {cloud} like {teacher}, only [greener|shorter], with a [ruler|banana|pencil] for a beak.',
      ],
      [
        'For a while it could have gone either way. Then {cloud} [snorted|gurgled|made a sound like a drain], and it turned out that {cloud} laughs with [everything she’s got|the same thing she cries with].',
        'She got it [slowly|late|in the middle of the next one], and then {cloud} shook and rolled, and what fell was [happy rain|different rain], though not so that the [floor|register|third row] could tell.',
        'It began with a chuckle and [two drops|a splash]. By the time {cloud} begged him to stop, the [front row|left side|whole class] had its feet up, and {frog}, [up to his neck|radiant|afloat], took a bow.',
        'It was a triumph: {cloud} laughed until she [cried|wept|thundered a little], and {frog} had to [swim|do the last line underwater|be pulled out].',
      ],
      more(
        '“The heron next!” cried {frog}, and “No!” cried [twenty voices|the second row|everyone with socks].',
        '{Hero} lay across {boat} on both elbows and thought it a [good|rather good|first-rate] joke and a [bad|dreadful|wet] moment.',
        'Even {cat} the cat had [smiled|nearly smiled|twitched], and {cat} [denied|blamed|regretted] it later.',
      ),
      asideHere('way', {
        person: [
          '{Friend} picked up a chair and a [bag|satchel|sandwich]. “It’s only [for now|till it’s over],” {friend} told {cloud}.',
        ],
        pet: ['{Friend} went along the row to where the joke was [over|not so wet].'],
      }),
      '¶{refrain}',
    ],
    shelf: [
      [
        '“Somewhere quiet,” said {teacher}, and sent them to the library, which smelled of [dust and apples|old glue|Sunday]. {Mouse} the mouse chose something calm for {cloud}: a duck [waits for a letter|has lost her pond|grows old].',
        'In the library you could hear a page [turn|think|age]. {Mouse} the mouse read to {cloud} from a thin old book in which a [lighthouse|snowman|lamp] waits for a ship, for [thirty|forty|sixty] pages.',
        '{Mouse} the mouse, who was on duty in the library, believed that {cloud} only needed [a good book|the right book|chapter one]. It was about a [kite|button|very small king] that nobody [missed|looked for|called for].',
      ],
      [
        'On page [nine|thirty-one|twelve] it turned sad, and {cloud} held out for [half a line|one paragraph|a comma]. Then it rained on [poetry|the classics|A to F], and the [commas|small words|footnotes] went first.',
        '“But who [tells|writes to|fetches] it?” said {cloud}, and could not go on, and the book could not [either|get away], and soon it was a [lake with a cover|soup with a title|river with page numbers].',
        'There were [nine|twelve|four] happy pages still to go, but {cloud} had stopped at the saddest word of all and [was raining on it|let it have everything|drowned it].',
        'A happy end was [on its way|only a page off|already in sight] when {cloud} [sniffed|blinked|read ahead], and the whole last chapter [swam|floated] down to [history|geography].',
      ],
      more(
        '{Mouse} hung the pages up to dry, and put them back as best she could; it now begins with the [wedding|supper|end] and [is borrowed more often|is thought modern].',
        '“Nobody has been so moved by it,” said {mouse}, moving the [atlases|encyclopedias|cookbooks], “and I shall tell the [author|publisher].”',
        '{Hero} kept {boat} under {their} jumper and turned the wet pages with {their} [elbows|nose|other elbow].',
      ),
      '¶{refrain}',
    ],
    board: [
      [
        'On the board stood a whole [week|morning|winter] of long division. “Perhaps {cloud} will show us,” said {teacher}, and {cloud}, who knew the answer, came [right up to it|very close|close enough to breathe].',
        '{Teacher} believed that everybody shines at [something|the board], and called {cloud} up. Past [forty|sixty] eyes {cloud} floated, and stopped [a nose|an inch] from the [fractions|sevens|decimals].',
        '“Who can do number [nine|twelve|four]?” asked {teacher}, before a board white with [work|fractions|effort]. Nobody could but {cloud}, and {cloud} [came forward|was asked to the front|trembled].',
      ],
      [
        'The sevens slid first, and the fractions [lost their bottoms|held hands|screamed in chalk]. Then, under {cloud}, the whole [week|lesson] came down in a sheet and [added up to a puddle|could have been anything].',
        'One should not make {cloud} nervous in front of chalk. In [four|six|nine] seconds the board was as [clean|black] as on the day {school} [bought it|was built].',
        '“[Seventeen|Forty|Nine],” said {cloud}, quite correctly, but by then there was [nothing left|no sum anywhere] that it could have been the answer [to|of], and {teacher} stood in it.',
        'By the time {cloud} had said “[equals|divided by|therefore]”, it was running down the wall, and {teacher} had a [white stocking|beak like a candle|remainder] she had not had before.',
      ],
      more(
        'They cheered, and they meant it [kindly|well]; but {cloud} heard only that they [laughed|roared], and [not what about|drew the wrong conclusion].',
        '{Hero} laughed louder than [anyone|all of them], until a milky little stream set out across the floor toward {boat}.',
      ),
      asideHere('way', {
        person: [
          '“It’s not you,” {friend} told {cloud}, taking up both feet, “it’s the [sevens|fractions|long division].”',
        ],
        pet: ['{Friend} trod in the [sevens|remainder], and went away on white [feet|toes].'],
      }),
      '¶{refrain}',
    ],
    drum: [
      [
        'In music {goat} the goat had the drum, because he [owned it|would have played it anyway|sat on it]. For {cloud} there was, in bar [sixteen|nine|thirty-two], one [soft|very soft|distant] roll of thunder.',
        '“A [murmur|hint|whiff] of storm from the back, please,” said {goat} the goat, who conducted the drums with his horns. {Cloud} had [never tried|always wanted to], and [nodded|said yes].',
        '{Goat} the goat hit the drum and {hero} a [triangle|saucepan|bottle], and then came the bar that was {cloud’s} and nobody else’s, [underlined|in pencil]: [soft|quiet].',
      ],
      [
        'What came was a crack that took the [hats|great composers|clock] off the wall and laid {goat} [flat|inside his own drum|across the piano].',
        'BOOM, said {cloud}, and the [windows|recorders|teeth of {goat}] went on saying it for [some time|half a minute].',
        'It was as if somebody had [dropped|thrown] a [piano|kitchen] down the stairs of {school}, and {goat} [fell off his chair|hid in his drum].',
      ],
      [
        'It is dreadful to hear a noise like that, and worse to find that it was you: {cloud} shot behind the curtain, and it [turned grey|dripped|filled].',
        '“Bravo,” said {goat}, out of the [wreckage|drum|piano], but {cloud} had frightened [herself|nobody more than herself], and wept into the [tubas|flutes|piano].',
        '{Cloud} looked round to see who had done [that|such a thing], saw that [everyone was looking at her|it was her], and burst like a [pipe|dam].',
      ],
      more(
        '{Hero} came up from under the desk with {boat} and felt the first [warm drop|trickle|stream] in {their} neck.',
        '“It did say [soft|quiet],” said {cat} the cat, [from the lamp|to his paw].',
      ),
      '¶{refrain}',
    ],
    full: [
      [
        '“I’ll just keep it in,” said {cloud}, and did, all through [geography|spelling|lunch]. But what does not come out stays in, and she grew [darker|tighter] and [wider|rounder], till the [lamp|map|clock] went out behind her.',
        'So {cloud} did what new ones do in the end: she tried not to be [there|noticed|any trouble]. She held in every drop, and {cloud} went from grey to [slate|ink|plum], and the room got [close|small].',
        'No one had asked {cloud} to hold her breath; everyone had only [looked up|sighed|moved]. Now {cloud} hung under the ceiling, big as a [piano|wardrobe|bus] and [trembling|just as quiet|twice as dark].',
        'For a whole [hour|lesson|page of sums] there was not one drop. {Cloud} was doing it with [her teeth|all her strength|closed eyes], and the longer she did it, the more of {cloud} there [was|seemed to be].',
      ],
      [
        '¶One drop got away and landed on {boat}, right [on the flag|amidships|in the engine room]. “Can’t you [stop|leave off]!” cried {hero}. “Why can’t you go and rain somewhere [ELSE|far away]?”',
        '¶A single drop came loose, and of all the places in {school} it picked {boat}. “Go and be wet where you [belong|came from]!” shouted {hero}, in a voice {they} [did not know|had never used|wished was somebody else’s].',
        '¶Then, tick, a drop on the top deck of {boat}, no bigger than a [lentil|pinhead|full stop]. What {hero} said was [bigger|much larger]: “You spoil everything, so do it [outside|out there]!”',
        '¶But one drop is enough, and it had {boat} [written on it|for an address]. “I wish you’d [go|rain] somewhere else!” said {hero}, quite [loudly|clearly], into a [pause|silence].',
      ],
      asideHere('trouble', {
        person: [
          '“That wasn’t like you,” said {friend}, which is a [kind|terrible] thing to say, and [a true one|hard to answer].',
          '“She was only trying to take up no room,” said {friend}, to [nobody|the inkwell|the floor].',
        ],
        pet: ['{Friend} looked at {hero} in the way that needs no [words|grammar].'],
      }),
    ],
    gone: [
      [
        '“[Yes|Of course|I see],” said {cloud}, and went between the rows with her edges tucked in, and out at the [window|top window], which takes a cloud [some time|a while]. Nobody [helped|stopped|looked at] {cloud}.',
        'When {hero} looked up, there was only a chair. On it lay a small puddle in the shape of somebody who had tried to [take up no room|be no trouble|sit nicely].',
        '{Cloud} did not slam anything, as clouds [can’t|don’t]. There was a cool breath along the row, the curtain said something to the [window|sill|frame], and {cloud’s} chair was only [a chair|furniture|wood].',
        'Nobody could have said when {cloud} [left|went]. It was just that the air in the second row was suddenly [clear|thin|ordinary], where {cloud} had been.',
      ],
      [
        '“[Well|So|There],” said {cat} the cat, “dry at last,” and looked round for somebody to be [pleased|smug|dry] with, and [went on looking|found nobody|gave up].',
        '{Hero} inspected {boat}, where one small ring was already [fading|nearly gone|drying], and {they} had [hoped|thought] that it would be [worse|bigger].',
        'A thing that has been said to {cloud} cannot be folded up again, and {hero}, who knew [a lot|everything] about folding, [tried|tried it twice|tried all through spelling].',
        'They had all wished for it since [morning|nine o’clock|the register], and here it was at last in {school}, like a [bad smell|guest nobody had invited|present with no bow].',
      ],
      takes('boat', {
        wish: [
          ifRoom(
            'All [spring|term] {hero} had wished for one cloud. It struck {them} only now that {they} had [got|been sent] one, and sent it [back|out].',
            'One cloud, {hero} had wished, [any size|just one]. Nobody had told {them} that it might be [shy|homesick|sitting next to {them}].',
          ),
        ],
        world: [
          ifRoom(
            '{Boat} had never been so safe, or so far from [anywhere|the world|everything].',
            'You can’t go round the world on a [shelf|dry desk], thought {hero}, however [well|neatly] you are folded.',
          ),
        ],
        dry: [
          ifRoom(
            'Nothing would [ever happen|happen now] to {boat}, and {hero}, who had wanted exactly that, looked at it and was [not glad|ashamed|cold].',
            '{Boat} was dry, and would stay [dry|so]. {Hero} had thought that it would feel [better|like winning|like more].',
          ),
        ],
      }),
      asideHere('trouble', {
        person: ['“You can still see her,” said {friend}, at the window. “She’s only got as far as the [swing|yard].”'],
        pet: ['{Friend} went to the window, put both front feet on the sill, and looked [up|out] for a long time.'],
      }),
      more(
        'The sun came in and showed {school} all of its [dust|chalk|crumbs].',
        '{Cat} put a paw in {cloud’s} puddle, and for [once|the first time ever] did not [shake it|lick it dry|complain].',
      ),
    ],
    leave: [
      [
        'In the end {cloud} did what new ones do: she tried not to be [there|noticed|any trouble]. {Cloud} held in every drop, and went from grey to [slate|ink|plum].',
        '“I’ll [keep|hold] it in,” said {cloud}, and did, all through [geography|spelling|lunch|long division]. But what does not come out [stays|has to stay] in, and {cloud} grew as big as a [piano|wardrobe|bus].',
        'For a whole [hour|lesson] there was not one drop. {Cloud} hung under the ceiling, [tight|dark|round] as a [drum|plum|storm], and [trembled|held her breath].',
      ],
      [
        'Then one drop fell, and of all {school} it picked {boat}. “Go and rain somewhere [ELSE|else]!” cried {hero}. “[Yes|Of course],” said {cloud}, and the chair was [empty|only a chair].',
        'One drop got away, on to {boat}. “You spoil everything, so do it [outside|out there]!” shouted {hero}. Something tucked in its edges and left by the [window|top window], and {cloud’s} chair was [bare|wet].',
        'A drop the size of a [lentil|pinhead] hit {boat}. “Go and be wet where you [belong|came from]!” said {hero}. It got very [dry|quiet|bright] in the room, and where {cloud} had been there was [air|a puddle].',
      ],
      more(
        '“Dry at last,” said {cat} the cat, and looked round for somebody to agree, and [went on looking|found nobody|gave up].',
        'A thing said to {cloud} cannot be folded up again, and {hero}, who knew [a lot|everything] about folding, [tried|tried it twice].',
      ),
      asideHere('trouble', {
        person: [
          '“That wasn’t like you,” said {friend}, which is a [kind|terrible] thing to say.',
          '“She was only trying to take up no room,” said {friend}, to [nobody|the floor].',
        ],
        pet: ['{Friend} looked at {hero} in the way that needs no [words|grammar].'],
      }),
    ],
    dry: [
      [
        'The rest of the lesson was a model of its kind: nobody [bailed|swam|paddled], nothing [rang|hummed]. {Teacher} said one sentence [twice|three times], and nobody noticed, least of all {teacher}.',
        'Dry is a thing you stop noticing after [ten|five|nine] minutes. What you do notice is a chair, and how much [room|of a row] {cloud’s} chair took up with [nobody|nothing] on it.',
        '{Frog} the frog sat in {cloud’s} last puddle as one sits in a [museum|waiting room|chapel]. “Go [round|quietly past] it,” {frog} told [everyone|anyone who came].',
        'It was [wonderfully|thoroughly|horribly] dry in {school}. You could hear {goat} [chew|swallow|think].',
      ],
      [
        '{Boat} stood on the desk, in perfect safety, and looked to {hero} like a [sum|page|question] that had never been [done|anywhere|answered].',
        '{Hero} licked a finger and rubbed out the chalk line, which came off [at once|easily]; {cloud} had never [drawn|crossed|seen] one.',
        '“I’d have liked the one with the [heron|lift],” said {goat}, [to nobody|suddenly|in the middle of history].',
      ],
      more(
        'Over the yard of {school}, alone in a whole [week|sky] of blue, hung a dark smudge that did not [go|move|rain].',
        '{Cat} had [the whole row|four chairs] to himself, and did not [stretch|curl up|purr].',
      ),
    ],
    out: [
      TURN,
      asideHere('trouble', {
        person: [
          '{Friend} came as far as the [door|step], and held it open.',
          '“I’ll hold the door,” said {friend}, and [did|didn’t say more].',
        ],
        pet: ['{Friend} went along as far as the [step|sandpit], and sat down to wait.'],
      }),
      [
        '¶{Cloud} had got no further than the swing, and hung there as full as a [well|cellar|Saturday]. “Don’t stand [there|under me],” {cloud} called down. “I’ve been holding it since [the coast|the register|{far}].”',
        '¶{Cloud} was over the swing, too heavy to rise and too [polite|ashamed|proud] to fall. “I was just leaving,” said {cloud}, “as soon as I [get lighter|work out how|can].”',
        '¶Above the swing, in all that blue, {cloud} was the one thing that was not [all right|blue|having a fine day]. “Go in,” said {cloud}, “everybody gets wet; it’s what I’m [like|for|known for].”',
        '¶There hung {cloud}, so low that she [touched|wetted] the top of the swing. “You’ve got no [umbrella|hood|hat],” said {cloud}. “I [know|noticed],” said {hero}.',
      ],
      ifRoom(
        '{Hero} said that {they} had said something [stupid|awful|mean]. “It was about [a boat|the boat|{boat}],” said {cloud}.',
        '{Hero} had prepared a speech for {cloud}, but on the way across the yard it had shrunk to [one word|“sorry”|a cough].',
        'On the sill behind {them} {boat} looked [tiny|like a hat|no bigger than a tooth].',
      ),
    ],
    rain: [
      [
        '{Hero} chose a place in the very middle of {cloud’s} shadow and sat down in it. “{Go},” said {hero}, “I’ve got [nowhere to be|till four o’clock|all the time there is].”',
        'There was one thing to do about {cloud} that nobody had tried, and {hero} did it: {they} sat down [underneath|under her]. “{Go},” said {hero}, and [crossed {their} legs|got comfortable|shut one eye].',
        '{Hero} did not open anything, hold anything up or put anything [under|round|over] {cloud}. {They} [sat|sat down] on the [dry|cracked|hard] earth and said, “{Go}.”',
      ],
      [
        'And {cloud} rained the three winds, the [forty|sixty] eyes, the chairs. It hit {hero} like a [waterfall|wardrobe of wet coats|brass band], ran in at the [collar|neck] and out at the [shoes|knees], and {they} [stayed|sat on].',
        'At first {hero} hunched {their} shoulders at {cloud’s} rain, as everyone does. Then nothing was left to [save|keep dry|lose], and it became, in an odd way, [comfortable|rather grand|cosy].',
        'It was a rain with everything in it that had happened to {cloud}: [homesickness|the long way|the knock], the looks, the [register|chairs]. {Hero} did not say that it would [pass|stop|be all right]; {they} only [sat|stayed].',
        '{Cloud} let go. It [drummed|roared|sang], it bounced up again to the [waist|knees|chin], and {hero} sat in the middle of {cloud’s} whole [story|journey|day] and [put back {their} head|drank some|breathed between drops].',
      ],
      when('interest', {
        ifRoom: [
          'In the [loudest|wettest|thickest] part they talked about {interest}, on which {cloud} had [views|questions|two opinions].',
          'To pass the time {hero} [explained|shouted] {interest} to {cloud}, the whole of it, [with gestures|from the beginning|twice].',
        ],
      }),
      more(
        '“You’re still there,” said {cloud}, and “[Obviously|So it seems|Mostly],” said {hero}, and spat out some [sky|leaf|weather].',
        '“They always go in,” said {cloud}, and {hero}, who had been [one of them|they], said, “I [know|did].”',
        'Behind the windows of {school} [twenty|thirty] noses were [getting flatter|pressed white].',
      ),
      asideHere('turn', {
        person: [
          '“Is this seat [free|wet]?” asked {friend}, and sat down, too, with a splash.',
          '{Friend} let go of the door, came [across|out] and sat down in it, [shoes and all|hat and all|without a word].',
        ],
        pet: [
          '{Friend} came out after all, sat down in the worst of it, and looked [noble|straight ahead].',
          '{Friend} got up from the step, sighed, and came to sit in it [too|as well].',
        ],
      }),
    ],
    rainbow: [
      [
        'It became a drizzle, a drip, a [pause|thought|comma]. {Cloud} was [white|white all over|as white as a shirt], and weighed no more than [a sigh|a good mood|a yawn], and had to hold on to the [swing|lamp post|wind].',
        'Then, between one drop and the next, there wasn’t a next. “I’d never got to the [end|bottom] of it before,” said {cloud}, [astonished|rising|and hiccuped]; “there [is|really is] one!”',
        'The last drop [hung on|took its time|thought it over], and fell, and {cloud} went up like a [cork|bubble|good idea], [white|clean] on every side.',
      ],
      [
        'The sun looked round the corner of {school} to see if it was over, and up went a rainbow, from the [bins|bottle bank|bicycles] to the [weathercock|long-jump pit|kitchen].',
        '“You’ve got something on your [back|shoulder],” said {hero}, and {cloud} turned round to see her own rainbow, and it [turned, too|moved away], and {cloud} did this for [some time|a while].',
        'And because there was still so much [water|sorry] in the air of {school}, a rainbow stood on it, [red|crimson] above, [violet|blue] below, right [over|across] {cloud}.',
      ],
      more(
        '{Frog} the frog opened the door, looked at the flood, said “[Mother|Home]” in a broken voice, and [jumped|was in it].',
        '“[Shoes|Socks|Stockings] off,” said somebody, and it may well have been {teacher}.',
      ),
    ],
    sail: [
      asideHere('turn', {
        person: ['“[Look behind you|Turn round],” said {friend}.'],
        pet: ['{Friend} was [staring|looking] past {hero}, with both ears up.'],
      }),
      [
        'Then {hero} turned round and saw the yard of {school}. There was [no yard|none]; there was a sea, with [sky|swings|steeples] in it. {Boat} was still up on the [sill|shelf], and {they} [ran|flew] to fetch it.',
        'Where the dust had been lay the [largest|finest|first] body of water in the history of {school}. “{Boat},” {hero} said slowly, “is for [wet|water|this],” and [ran|went to get it].',
        '{School} was an island. {Hero} looked at the [water|waves], and thought of the one dry thing left in it, up on the [sill|shelf], and its name was {boat}, and {they} [laughed|ran].',
      ],
      takes('boat', {
        wish: [
          [
            '“I wished for you,” {hero} told {cloud}. “I [just|only] hadn’t pictured you [next to me|so small|with a name].”',
            '“You’re what I’ve been wishing for [all spring|since March],” said {hero}. “I should have [looked up|asked your name|known you].” {Cloud} went [pink|quite pink].',
          ],
        ],
        world: [
          [
            '“Round the world,” said {hero} to {cloud}, “by way of the [bins|bicycles|long jump], if that’s [all right|on your way].”',
            '“How far is it round the world?” asked {hero}. “[From here|By wind]?” said {cloud}. “[Not far|Once round the swing].”',
          ],
        ],
        dry: [
          [
            '“It will never be the same,” said {cloud}. “No,” said {hero}, and opened {their} hands.',
            'All day {hero} had kept it from the one thing it was [for|made for]. Now {they} [let go|put it down|opened {their} hands].',
          ],
        ],
      }),
      [
        '{Boat} shivered through all its folds and [stood up straight|was a ship]. {Cloud} filled her cheeks, and it went past the [slide|bicycles|bins] with {party} behind it, [to the knees|cheering|in full cry].',
        '{Cloud} blew, as one blows on [soup|a sleeping cat’s ear|a dandelion]. Off went {boat}, heeling a little, with {party} [wading|running|splashing] along and shouting [wrong orders|the names of seas].',
        'Down it went on the water, and {cloud} came low behind and was [the west wind|a trade wind|weather with a purpose]. {Boat} sailed; {party} sailed after it, [in socks|on foot|without a ship].',
      ],
      more(
        '{Mouse} the mouse took command, since only {mouse} [fitted|could go aboard], and turned out to be [a terror|a born admiral|strict].',
        '{Hedgehog} brought the umbrella and used it as a [net|sieve|raft].',
        '{Cat} stood on the last dry step for as long as honour [demanded|allowed], and then got in with a [groan|sigh|word], like an uncle into the sea.',
      ),
    ],
    voyage: [
      [
        'Then {hero} turned round, and {school} stood in a sea, and {they} had kept {boat} dry all day! {They} [ran|flew] to fetch {boat}, and {cloud} blew, and {party} went along, [to the knees|shouting|cheering].',
        'Where the dust had been lay the [largest|finest|first] [water|sea|lake] in the history of {school}. They launched {boat}, {cloud} blew as on [soup|a dandelion], and {party} [waded|ran] beside.',
      ],
      takes('boat', {
        wish: [['“You’re the cloud I [wished for|ordered],” said {hero}, [rather late|going red|to the waves].']],
        world: [
          [
            'It [went|sailed] round the [swing|slide|bicycles|long jump], which is round the world, if [you are paper|the world is small].',
          ],
        ],
        dry: [['“It [had to|was always going to] get wet,” said {hero}. “It’s a [boat|ship].”']],
      }),
      [
        'But you can’t argue with paper: {boat} grew [soft|round], and [bowed|nodded], and went under. {Hero} knew [all|nine] reasons not to mind, and {their} chin [knew none|forgot them].',
        'But {boat} was paper, and had one voyage in it, and [made it|this was it]. “It’s [fine|all right],” said {hero}, while {their} face did [something else|as it liked].',
      ],
      [
        '¶{Cloud}, who was an expert, did not say that it was only [paper|a boat]. “{Go},” said {cloud}, and [moved up close|sat down|waited].',
        '¶[Nobody|No one] fetched a [bucket|lid|towel]. {Cloud} folded herself round {hero}, cool and [soft|light|quiet]. “{Go},” said {cloud}.',
        '¶{Cloud} came down out of the [bright|warm] air and sat in the water beside {them}. “{Go},” said {cloud}.',
      ],
    ],
    sink: [
      [
        'But you can’t argue with paper. After [three|four|seven] rounds {boat} sat lower, and grew [soft|round] at the folds; and by the [swing|gate|steps] {boat} bowed, like one who has [said everything|danced enough], and went under.',
        '{Boat} had one voyage in it, as paper has, and it had been [great|the greatest]. It [leaned|nodded|slowed], and opened out, fold after fold, until {boat} was [a sheet|a page] again, and then not [even|quite] that.',
        'Somewhere off the [swing|slide], with all flags [up|out], {boat} stopped to think. It thought itself [softer|lower] and [softer|lower], and the last that was seen of {boat} was a [corner|white corner|triangle].',
      ],
      [
        '“It’s what {boat} was for,” said {hero}, and that was [true|quite right]; all the same {their} face had begun to do something [on its own|without asking].',
        '{Hero} knew all the reasons not to mind about {boat}, and went through them [in order|one by one], and at number [three|four|five] {their} chin [started|gave way].',
        '“[Good|Well sailed],” said {hero} to where {boat} had been, and there was water on {their} face that had not come from [above|{cloud}].',
      ],
      [
        '¶Nobody fetched a bucket. {Cloud} came down out of the bright air and folded herself round {hero}, so that no one could [see|look]. “{Go},” said {cloud}.',
        '¶{Cloud}, who was an expert, did not say that it was only [paper|a boat|a pity]. “{Go},” said {cloud}, and [moved up close|sat down|waited].',
        '¶Something [cool|soft|grey at the hem] settled in the water next to {them}. “{Go},” said {cloud}, “I’ve got [all evening|nowhere to be|time].”',
      ],
    ],
    bench: [
      [
        'At four {hero} and {cloud} sat on the bench by the gate, [steaming|drying|smoking] in the sun. Beside them sat {cat}, [thin|half his size] with wet, who had come to complain and not [got round to it|found the words].',
        'The bench at {school} is made for [three|two and a bag]. There sat {hero}, and {cloud}, and, with his back turned so that nobody would [think anything|talk], {cat}, as wet as a [glove|flannel].',
        'After the last bell {hero} wrung out {their} [socks|hair|pockets] on the bench, and {cloud} kept {them} company, and {cat} kept {cloud} company, and [denied it|looked elsewhere].',
      ],
      adult('end'),
      when(
        'adults',
        ifRoom(
          '“And {boat}?” asked {adults}, and “It [sailed|has sailed],” said {hero}, which was [all|the main thing].',
          '{Adults} looked at the yard, at the sky, and at {hero}, and [held out a towel|sighed|took a deep breath].',
        ),
      ),
      more(
        'Of the next fleet {hero} would do the [paper|folding], and {cloud} could do [Thursday|Monday|Friday], from about [ten|noon].',
        '“Is there any chance of [rain|being miserable] tomorrow?” asked {frog}, as if it were not important, and {cloud} [promised|said she would think of something sad].',
      ),
      [
        '¶Then {frog} wanted to sit there, and {goat}, and {mouse}, on [top|a hat], and you would have said it was [full|impossible].',
        '¶Then came {hedgehog}, [with care|sideways], and {frog}, and the rest, and looked at the [gap|slit] in which {cloud} was being narrow.',
        '¶Then {teacher} herself asked if this seat was [taken|free|dry], and {frog} asked, and {goat} [just sat|didn’t ask].',
      ],
      asideHere('end', {
        person: [
          '“Could everybody move an inch?” asked {friend}. “[Somebody|A friend of mine] hasn’t got room for her edges.”',
        ],
        pet: ['{Friend} was the first to move, [with a sigh|as if by chance|and looked elsewhere].'],
      }),
      '{refrain}',
      [
        'It made just enough room for {cloud} to [sit as wide as she was|let her edges out|be her own size].',
        'It is how you make a place for somebody: the very same thing, [only toward|the other way round].',
        'And in the middle {cloud} [spread out|got comfortable|let go of her edges].',
      ],
    ],
  },
  asides: {
    start: {
      person: [
        '“Do we have to water her?” whispered {friend}. “I think it’s [the other way round|more that she waters us],” said {hero}.',
        '“I’ve never sat [near|with] weather before,” said {friend}.',
      ],
      pet: [
        '{Friend} walked once round the new girl, looking for [an end that bites|the smell of her], and found only [more of the same|mist].',
        '{Friend} received a drop on the nose and [thought it over|filed it away].',
      ],
    },
    way: {
      person: [
        '“I’d like it noted,” said {friend}, “that my homework was [perfect|finished] before it [swam off|melted].”',
        '{Friend} emptied a shoe into the [flower pot|other shoe] and said that one gets used to anything.',
        '“At home I’m told to wash my ears,” said {friend}. “[Done|They’ll be amazed].”',
        '{Friend} had made a little canal between two desks, with [locks|a toll].',
        '“Is anybody else’s desk [drifting|pointing north]?” asked {friend}.',
      ],
      pet: [
        '{Friend} shook thoroughly, so that everyone should have [some|a share].',
        '{Friend} had withdrawn to the top of the [cupboard|piano] and looked like a [damp opinion|wet hat].',
        '{Friend} drank as much of it as [duty required|could be expected], and then lay down in the rest.',
        '{Friend}, who had been promised a quiet morning, [sneezed|stared at the wall].',
      ],
    },
    trouble: {
      person: [
        '“That wasn’t like you,” said {friend}, which is a [kind|terrible] thing to say, and [a true one|hard to answer].',
        '{Friend} drew something on the desk with a wet finger, and it dried before it was [finished|a face].',
        '“She offered me her breeze,” {friend} said to nobody. “I should have [taken|said yes to] it.”',
      ],
      pet: [
        '{Friend} went to the window, put both paws on the sill, and [stayed|looked up] there.',
        '{Friend} looked at {hero} in the way that needs no [words|grammar].',
      ],
    },
    turn: {
      person: [
        '“Is this seat [free|wet]?” asked {friend}, and sat down, too, with a splash.',
        '“I’ve stopped minding,” {friend} announced. “I’m [all river|water] from the neck down.”',
        '{Friend} floated past on [a plank|a drawing board] and asked not to be [rescued|disturbed].',
      ],
      pet: [
        '{Friend} came out after all, sat down in the worst of it, and looked [noble|straight ahead].',
        '{Friend} charged through the water from end to end, [to count it|for no reason that could be given].',
      ],
    },
    end: {
      person: [
        '“I’m on somebody’s tail,” said {friend}. “It’s all right,” said the [tail|voice behind].',
        '{Friend} had the outermost [inch|edge] of the bench and held on to the [armrest|gate].',
      ],
      pet: [
        '{Friend} lay across as many laps as [possible|there were] and [steamed|soaked them].',
        '{Friend} shook once more, to [seal|sign] it.',
      ],
    },
  },
  adults: {
    start: [
      '“Keep it dry,” said {grownUp}, and {hero} [nodded|promised]. It would turn out to be the worst advice of the [day|year].',
      '“And if it never rains?” asked {grownUp}. “Then,” said {hero}, “it’s a [hat|harbour].”',
      '{GrownUp} looked at the sky for a cloud, [out of politeness|to be encouraging]. There was none.',
    ],
    end: [
      '“I see you’ve had weather,” said {grownUp}. “I’ve had a friend,” said {hero}. “It [looks the same|takes the same towel].”',
      '“Does she come home with us?” asked {grownUp}, looking up, [and was already making room|and shut the umbrella].',
      '{GrownUp} wrung out one of {hero’s} sleeves and listened to the whole day, [drop by drop|from the beginning].',
    ],
  },
  traits: { habit: habits, turn: turns },
};
