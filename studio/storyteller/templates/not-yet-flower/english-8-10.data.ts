/** The not-yet flower in English for readers of 8 to 10. */
import {
  adult,
  aside,
  asideHere,
  given,
  ifRoom,
  more,
  plants,
  takes,
  when,
  HABIT,
  TURN,
  type BandText,
} from '#studio/storyteller/text/passage.ts';
import { habits, turns } from '#studio/storyteller/templates/not-yet-flower/english-traits.data.ts';

export const english810: BandText = {
  refrains: [
    '“{Now}?” [asked|hummed|inquired|clicked] {robot}, and {hero} said, [gently|again|as always|not for the first time]: “Not yet.”',
    '“{Now}?” asked {robot}, [exactly|some|just] [four|three|six] seconds later, and “Not yet,” {hero} [answered|replied].',
    '“{Now}, {hero}?” asked {robot}. “Not yet, {robot}.” “[I was only asking|I’ll ask again|I thought so|Noted],” said {robot}.',
  ],
  beats: {
    crash: [
      [
        '“It’s going to [miss us|miss|pass],” {hero} [said of|told] the shooting star. It [didn’t|had other plans|would not hear of it|stayed up]. It came over the roof, took the tip off the pear tree, and put itself down in {patch}, [steaming|with a sigh].',
        'Now and then a garden [needs|wants] something to [happen to it|look at]. {Hero} was just [thinking so|putting away the hose], when a large hot dot fell out of the sky and into {patch}.',
        'It was that [time|hour] of the evening when nothing [happens|ever happens] in a garden. The [bees|sparrows] had gone home, {hero} was pretending to weed, and then, with a whistle and a [thud|crunch], something [happened|came down] in {patch}.',
        'Most things that fall into {patch} are [balls|apples]. This one had [smoke coming out of it|three blinking lights|a ladder]. {Hero} put down the [weeds|hose|peas].',
        '{Hero} saw it first as a star, then as a bright star, then as a star that was getting [bigger|larger] and saying “oh dear”. It landed in the middle of {patch}.',
        'There is a dent in {patch} to this day. {Hero} was [standing next to it|two steps away] when it was made, and has never [quite|really] got over it.',
      ],
      when('together', [
        '{Others.introduced} came round the corner of the [house|shed] at full speed, and stopped just in time.',
        'From behind the compost heap looked {others.introduced}, [eyes like saucers|with a saucepan for a helmet].',
        '{Others.introduced} had seen it too, from the [swing|kitchen window], and {others|was|were} there before the smoke was gone.',
      ]),
      when(
        'adults',
        ifRoom(
          '{Adults} said that it had better not be [a meteorite|the neighbours’ boiler] again.',
          '{Adults} put a flower pot over the nearest flame, which showed [presence of mind|practice].',
        ),
      ),
      { more: HABIT },
      [
        'A [lid|flap|small door] opened[|, and shut|, with a ping]. “{Beep},” said a voice that was small and tinny and [slightly singed|very well brought up], “{robot}, and I’m so [sorry|very sorry], there wasn’t any [parking|room on the roof].”',
        'In the crater sat a [robot|small robot] and counted its [arms|screws|bumps]. “All [here|there],” it said, “{beep}, how do you do, I’m {robot}. I [believe|think|fear] I’m standing on your [dinner|vegetables|salad].”',
        'Out of the hole rose a [robot|tin person], not much taller than a [watering can|leek|boot], with a lettuce leaf over one eye. “{Beep},” it said, “{robot}, and I’d have [knocked|rung], but I was going rather fast.”',
        '“{Beep}!” said the hole. A [hand|tin hand] [came|felt its way] out of it, and a second [hand|one], and between them a [round|dented|square] [tin |]head. “Good [evening|day], I’m called {robot}. Is this [the planet with the green on it|Earth, or have I overshot|{patch}, or the one after it]?”',
      ],
    ],
    mission: [
      [
        plants(
          'list',
          '“It’s about a green,” said {robot}, and unfolded a paper. Up on {moon}, so it said there, all was in order: the rocks were in [rows|piles], the dust was in place. There was [only|just] one thing that nobody [up there|there] had ever [seen|had|smelled].',
        ),
        'It had been travelling for a [year|good while], said {robot}, for a thing that it had never seen. They had none on {moon}. They had [heard|been told] that you could [smell|hear] it [growing|from outside|at night]. They thought that there might be [one|a small one] to spare [here|down here].',
        plants(
          'list',
          '{Robot} came from {moon}, and it had been sent out with a list. {Hero} was allowed to [see|hold|smell] it[|, once|, with clean hands]. It said: one rock, one rock, one rock, [one rock, |]one green, and [everything|all of it|every line] was [ticked|crossed] off, except [for |]the last.',
        ),
        'On {moon}, {robot} explained, there are [forty|sixty-one] kinds of grey. There is [morning|school-day|elephant] grey and [Sunday|holiday|pigeon] grey[|, and a grey for best|, it turns out]. “They’re very [nice|good],” it said, “but then somebody picked up a picture of a [leaf|hedge], and now nobody can [sleep|think of anything else|look at a rock].”',
      ],
      when(
        'giver',
        [
          '{Hero} could have picked a [leaf|blade of grass], but then {they} thought of {giver}, and of the {bloom} seed, and of how {giver} had said it [held a whole summer|only looked small].',
          '{Hero} thought of the {bloom} seed that {giver} had pressed into {their} {hero.hand}. “You’ll know what it’s for,” was all that came with it. {Hero} hadn’t. Now {they} did.',
          'In {their} pocket {hero} had {a bloom} seed. It was from {giver}, and {they} had been keeping it for something important, without knowing what.',
        ],
        [
          '{Hero} could have picked a [leaf|blade of grass], but those are green for a [week|day or two], and {they} thought of the {bloom} seed in the [jam jar|matchbox], and of everything that was in there.',
          '{Hero} turned out {their} pockets: string, [a bus ticket|half a pencil], and {a bloom} seed that had been through the [wash|wars], which {they} held out.',
          'In {their} [pocket|shoe|hat] {hero} had {a bloom} seed, which {they} had been [keeping|saving] for something [important|special], without knowing what.',
        ],
      ),
      takes('idea', {
        hen: [
          [
            '“You can’t [open|crack] it,” {they} said, “any more than an egg. It [hatches|comes out] by itself, and it comes out green.”',
            '“That’s green?” said {robot}. “As an egg is a [chicken|hen],” said {hero}. “Later.”',
            '“Think of [an egg|our hen’s eggs],” said {hero}. “There’s a chick in there, and it doesn’t [show|say a word] either.”',
            '“It’s a sort of egg,” said {hero}, “[and|only] what [hatches|comes out] is green.”',
          ],
        ],
        bread: [
          [
            '“It comes up like dough,” {they} said. “You [put a cloth on it|leave it alone], and when you come back it’s twice as big.”',
            '“That’s green?” said {robot}. “As [dough is bread|flour is cake],” said {hero}. “Later.”',
            '“Think of [dough|bread],” said {hero}. “It’s a [grey lump|lump], and you leave it, and it comes up.”',
            '“It rises,” said {hero}, “like [bread|a cake] in the [oven|pan], [and|only] it’s green.”',
          ],
        ],
        bed: [
          [
            '“The green’s asleep in it,” {they} said, “with its knees up, [like me|as I do it].”',
            '“That’s green?” said {robot}. “As I’m awake at [midnight|three in the morning],” said {hero}. “Later.”',
            '“Think of somebody in bed,” said {hero}, “with the blanket over [their head|both ears]. You can’t see them, but they’ll get up.”',
            '“It’s in bed,” said {hero}, “[right at the bottom|under the blanket], and when it’s slept enough it comes out green.”',
          ],
        ],
      }),
      ifRoom(
        '“May I?” said {robot}, and took it in both hands. “So that’s a green.” “It’s going to be,” said {hero}. {Robot} thought. “What’s the [difference|hurry]?” it asked. “I mean: how long?” {Hero} said that it [depended|varied].',
        '“You mean,” said {robot}, “that it’s in there [now|already], and it doesn’t [show|say so]?” It looked at the seed with [respect|new eyes|its head on one side], and said that it had a [drawer|cousin|rock] like that.',
        '{Robot} turned it [over|round] once, and asked where [it opened|one put the key]. “It [does that|opens|comes out] by itself,” said {hero}, “when it’s [ready|good and ready|done].” {Robot} looked [doubtful|impressed|from one to the other|at its feet].',
        '“How long does it [need|want]?” asked {robot}. {Hero} [shrugged|thought of {patch}|looked at {their} boots]. “As long as it [likes|takes|wants], {robot}.” It was the first time that {robot} had heard of a thing like [that|this].',
        '“But that’s brown,” said {robot} politely. “It’s green on the inside,” said {hero}. “A long way in. You have to wait for it to come out.” “I’ll wait,” said {robot}. It waited. You could see it [counting|waiting]. “There,” it said. “And now?”',
        '{Robot} held the seed up to its eye. It looked for a [lid|switch], a slot, a small print. “How do you turn it on?” it asked. “You don’t,” said {hero}. “You plant it, and then it’s up to the seed.”',
      ),
      aside('start'),
      adult('start'),
    ],
    pack: [
      [
        plants(
          'kept',
          '“Sandwiches,” said {robot}, reading the list aloud, “can, seed, {keepsake.noun}. What does the {keepsake.noun} do?” “Nothing,” said {hero}, and put in {keepsake.name}. {Robot} nodded. It would be [years|a week] before it understood.',
        ),
        plants(
          'kept',
          'They took what you take to a moon: a watering can, [eleven|seven] sandwiches, and {keepsake.name}, which was not useful for anything, and which {hero} packed first.',
        ),
        plants(
          'kept',
          'The packing list was [short|brief|not long]: [can, seed, sandwiches|one can, one seed, sandwiches|seed, can, and something to eat]. At the last moment {hero} ran back to {their} room for {keepsake.name}, because there should be one thing with you that you needn’t explain.',
        ),
      ],
      [
        '{Hero} got in with [the left leg, then the right|one leg, then the other], and then there was a third one, which [turned out to be|was] [a sleeve|for a tail|the neck]. In the end they [shut|zipped|buttoned] it, and [something|one of the things] in there was {hero}.',
        'The space suit had been [made|cut|meant] for somebody with [three|longer|more] [legs|arms and legs]. {Hero} did up the last [of the zips|zip], walked to the gate like a [mattress|deep-sea diver|jar], and [felt|saw], for the first time, what {they} had said yes to.',
        '“[Don’t scratch|No scratching],” said {robot}, as it [closed|shut] the helmet. “From now on [you can’t|it can’t be done|you won’t be able to].” At once {hero’s} nose began to [itch|tingle|run].',
      ],
      more(
        '{They} breathed in the garden once more, [mint and wet earth|tomato leaves and dusk], and held it, as if you could take that along as well.',
        'Over the [roofs|wall] stood the first star. It looked [a good deal|much|ever so much] further off than it had [yesterday|from {patch}].',
      ),
    ],
    launch: [
      [
        '{Robot} let {hero} push the lever. It said GO on it, in [nine|four|seven|eleven] languages[|, one of them beeps]. There was a bang, and {patch}, and a bird looking astonished, and then all that was a [map|carpet], with clouds walking over it.',
        'It shook until {hero’s} [thoughts|teeth|ears] came loose, it shook past the [weather|birds|swallows], and when it stopped [shaking|that], there were stars on [every|each] side and no [floor|ground].',
        '“Three,” said {robot}. “I [always|generally] [forget|leave out|trip over] two, {hero}.” There was a roar, the garden dropped away with all its [beanpoles|washing], and the last thing {hero} saw of it was {patch}, with a dent.',
        'A rocket does not [take off|fly] so much as push the world [away|off]. It pushed off {patch}, the house, the town; it pushed off the clouds, and then there was nothing left to push, and everything went still.',
      ],
      more(
        '“You can let go now,” said {robot}. {Hero} let go of the [fin|door handle], and the [fin|door handle] let go of {hero}. {They} hung there, between the [earth|world] and the dark, as light as [an idea|a hum|half a wish].',
        '“There’s only room in there for my rocks,” {robot} had said, and so they rode outside, on the [fins|door handles], which {hero} would not have missed for the [world|earth].',
        'Home was a blue thing you could cover with your thumb. {Hero} covered it, just to see. Then {they} [uncovered it quickly|took the thumb away], in case anybody was cold.',
        '[Then|And then] came the [floating|floating part|bit with the floating]. First {hero’s} hair noticed it, then a [sandwich|sock], and then {hero} {themselves}, who drifted past the rocket, and behind the rocket was the earth, round and blue and breathing.',
        '{Hero} pressed {their} [nose|forehead] to the glass of the helmet. Everyone {they} had ever met was down there, on something the size of [an orange|a marble]. {They} [held|gripped] the seed a [bit|little] more tightly.',
      ),
      more(
        '“Left at the bright one,” said {robot}, who steered with its elbow and waved to every rock by name.',
        'In all that hurtling and humming there was one passenger who was not excited at all. It was brown, it lay in {hero’s} {hero.hand}, and it [slept|slept well].',
        'It is a long way to {moon}, even by rocket. They played I Spy, and it began with S [every time|each time|from beginning to end].',
      ),
    ],
    arrive: [
      [
        '“There she is,” said {robot}, and if a robot can [glow with pride|get a lump in its throat], it did. {Moon} was round and grey, and had [corners|freckles] where things had hit it. It was about as big as a village, only there was no [village|village on it].',
        '{Moon} was grey from end to end, and the ends were not far apart. You could have walked round it before [breakfast|lunch]. There was no [path|breeze|hedge], no [sound|smell], and nothing had ever been [dropped|left] there and not picked up.',
        'The dust went up when they landed, and [thought about it|thought better of it|looked round], and came down again [grain by grain|one by one]. Behind it lay {moon}: grey hills, grey hollows, and in the distance, for a change, some [rocks|grey].',
      ],
      [
        'Two steps from the rocket {hero} found out that {they} could jump over it. {They} did. {They} did it [four|six] times, and on the way up there was time to [wave|think], and on the way down there was time to be sorry that it was over.',
        '{Hero} took [one|a single] step and went up like a [balloon|cork|bubble|kite]. It was so long before {they} came down that {robot} had [tidied the landing place|shown {them} three rocks] by then.',
        '“Say something,” {robot} asked, “nobody ever [has|did].” {Hero} thought hard about what should be the first words on {moon}. “[Hello|Good morning|There you are],” {they} said, and it [seemed to fit|sounded right|was enough].',
      ],
      [
        '“You’ve got it nice here,” said {hero}, because one says that. “It’s only that there’s nothing [to wait for|next],” said {robot}. It sounded as if it had just found the word.',
        '“And here,” said {robot}, on top of a little rise, “I thought we’d put the green.” It had drawn a [circle|square], and [swept|raked] it.',
        '“This is my [favourite|best] rock,” said {robot}, “it’s the one [nearest|next to] the place where the green will be.”',
      ],
    ],
    plant: [
      [
        'It was a [solemn|great] moment, and {robot} had put on a [tie|clean lid]. {Hero} bored a hole into {moon}, one finger deep, and in went the {bloom} seed, and over it went the dust, and there lay all the green there was.',
        '{Hero} [asked|inquired of] the seed if it was [ready|all right|comfortable], and took its silence for a yes. Then {they} tucked it into {moon}, on top of the little hill, with a view of the earth.',
        '{Hero} knelt on the little hill, pushed one finger into {moon} as far as it would go, and let the {bloom} seed fall in. It made no [sound|noise], and {they} closed the hole over it, the way you [close a book|pull up a blanket] on somebody sleeping.',
        'There is a right depth for {a bloom} seed, and it is one finger. {Hero} made the hole, dropped in the seed, and smoothed down the dust until [nobody|no one] could have [said|told] that there had ever been [anything|anybody] there.',
      ],
      more(
        'The water sank in with a tiny [hiss|sigh]. “What’s it doing?” asked {robot}. “Drinking.” “And now?” “Still drinking.” “And [now|next]?” “[Getting used to it|Swallowing|Warming its toes|Being a seed],” said {hero}.',
        'Then there was nothing [more|else] to be done, which was a feeling that {hero} knew from home, and that {robot}, you could see, [did not|had never had in its life].',
        '{They} gave it a little water, and a dark spot appeared: the first thing on {moon} that was not grey. {Robot} lay down beside it with its chin on the ground, and did not [blink|take its eyes off it].',
        '“How long does it [take|need|want]?” asked {robot}. “It depends,” said {hero}, “on the [seed|{bloom}].” {Robot} noted this down. You could tell that it was not [satisfied|the answer it had hoped for].',
      ),
      '¶{refrain}',
    ],
    order: [
      [
        '{Robot} had looked it up: someone must have forgotten to [start|sign for] it. It opened a hatch in its chest and turned itself up as far as it went. “ATTENTION IN THE DUST,” it said. “YOU MAY BEGIN.”',
        '“One has to be [clear|plain|firm],” said {robot}. It stood [over|in front of] the seed. “You,” it [said|told the seed], “up, this high,” and it showed how high with its [hand|elbow], “by [noon|Thursday|tea time].”',
        'On {moon}, things were done by order. So {robot} stood to attention, put its mouth to the ground, and gave one. “GROW!” [it|{robot}] bellowed. “AT [ONCE|THE DOUBLE], AND IN GREEN!” The hills repeated it until they were [hoarse|tired].',
        '“Perhaps it doesn’t know that it’s meant to start,” said {robot}, and raised one arm. “On your marks,” [it|{robot}] told the [dust|seed|hill]. “Get set. {Beep}!” [Nobody ran|There was no rush|Nothing set off].',
      ],
      more(
        'The orders went out over {moon}, bounced off the far side, and came back from behind. “Grow,” {moon} told {robot}, again and again. {Robot} [stood on its toes|tried its best], but it didn’t take.',
        'It tried it with praise. It tried it with a [prize|medal]. It tried walking off as if it didn’t care, and [coming back suddenly|looking over its shoulder].',
        'It tried a loud voice, and a stern voice, and the voice you use for [cats|machines]. It tried [twenty-six|forty] languages, and in every one of them the seed said the same.',
        'It counted to three. It counted to three again, more slowly, as people do who have no plan for [four|after three].',
      ),
      [
        '“It’s not being rude,” said {hero}. “It’s [just|only|busy] being a seed.” “For how LONG?” [asked|wailed|said] {robot}.',
        '{Hero} pointed out that nothing in {patch} had ever been ordered to do anything, and it was mostly [weeds|up to here].',
        '“You can’t make it,” said {hero}. “I’m not making it,” said {robot}. “I’m [encouraging|cheering] it [from above|on].”',
        '“Did it ever help,” asked {hero}, “when somebody shouted at you to go to sleep?” {Robot} thought back. “Only the [shouting|neighbours] woke up,” it admitted.',
      ],
      asideHere('way', {
        person: [
          '{Friend} put a finger to {friend.their} lips, [and waited|quite kindly], until the echo had gone home.',
        ],
        pet: ['{Friend} came at once and sat down. “[You see|Like that]?” said {robot} to the seed.'],
      }),
      '¶{refrain}',
    ],
    dig: [
      [
        'There was a hole, next to the hole was a heap, and behind the heap, not very well hidden, was {robot}. “I was [worried|anxious],” it said, “it’s been down there for [minutes|ages] with no one to talk to.”',
        '“I’ve had [a thought|an idea|a notion],” [said|announced] {robot}. {Hero} knew that [tone|hum] by now, and [looked for|felt for|missed] the seed. It was in {robot’s} [left|right|other] hand[|, upside down]. The thought was that one might [turn it over|give it a rub].',
        '{Hero} had [only|just] shut {their} eyes for a [moment|second|blink]. When {they} opened them, {robot} was sitting there with the seed between two fingers, and [an expression|a look] of [great|perfect] innocence. “Still a [seed|seed, on the whole],” [it|{robot}] reported.',
        'Scratch, went something, scratch, scratch. {Robot} had got the seed up again, and was looking at it from below. “I thought that it might have started at the other end,” it said.',
      ],
      [
        '“[Listen|Look],” said {hero}, “when you were being built, did [somebody|they] open you up every [five|ten] minutes to see if you were finished?” “Yes,” said {robot}, “that’s how [they do it|it’s done].” So that was no [help|good as an argument].',
        '{They} dug it in, {robot} dug it out; {they} dug it in deeper, {robot} fetched a [spade|ladder]. “It’s a seed,” said {hero}, “not a [drawer|letter box].”',
        '“If you dig it up to see whether it’s growing,” said {hero}, “it can’t grow.” “But if I don’t dig it up,” said {robot}, “how do I know that it is?” It was, {hero} had to admit, a good [question|point].',
        '{Hero} planted it again, turned round to fetch the [can|lamp], and turned back. {Robot} had its hands behind it. “Put it back,” said {hero}, “[both hands|all of it].”',
      ],
      more(
        '“Suppose it’s lonely,” said {robot}. “Suppose it’s busy,” said {hero}. {Robot} hadn’t [thought of that|supposed that].',
        'They agreed on a rule: only to look with the eyes. {Robot} was found an hour later with its [ear|cheek] to the ground. It said that was a different thing.',
        'That was the [ninth|seventh] time. By then the seed had seen more of {moon} than most rocks.',
        'In the end {hero} sat down on the spot, and stayed there. It is the oldest [lock|lid] in the world.',
      ),
      asideHere('way', {
        person: ['{Friend} drew a ring round the spot, and {robot} had to [stay|sit] outside it.'],
        pet: ['{Friend} lay down beside the spot, [on guard|so that nobody could dig there].'],
      }),
      '¶{refrain}',
    ],
    oil: [
      [
        '{Robot} came with a tray. It had laid it [nicely|properly]: a [napkin|cloth], a [tiny|very small] cup, and a funnel. “Number [two|seven] oil,” it told the seed. “It’ll put [a spring|a spring, or two,|some go] in you.” It [poured|had poured] before {hero} [had got|got] to {their} feet.',
        '“What do you give them, where you come from?” “Water,” said {hero}. {Robot} stared at {them}. “On [purpose|purpose, and often]?” [it|{robot}] said. “But they’ll [rust|seize up]!” And [it|{robot}] ran for its [very best|second-best|Sunday] oil.',
        '“I know what it’s got,” said {robot}. “I’ve had it myself. It’s stiff.” And before {hero} could say anything, it had emptied a whole can of its best oil over the seed: the [golden|summer] kind, that it kept for holidays.',
        'It must be said that {robot} gave the seed the finest thing it owned. It was a can of oil, first pressing, with a bow on it. It poured out [every drop|the lot], and stepped back to [watch it go|see|salute].',
      ],
      [
        'It gurgled down. For a moment the dust had a [rainbow|shine] on it, and {robot} folded its hands. Then up through the middle, on its back, came the seed.',
        '{Hero} got hold of it at the fourth try, with a [sock|sandwich]. That was the end of the [sock|sandwich].',
        'The dust turned black. The seed came up on a bubble, and lay there, and shone. “It likes it!” cried {robot}. {Hero} was already wringing it out.',
        '{Hero} [fished|felt] for the seed in the [puddle|mud|oil]. It shot out between {their} fingers, and they chased it halfway round {moon}, which, to be fair, is not far.',
      ],
      more(
        '“Was that wrong?” asked {robot}. “It was very generous,” said {hero}. They looked at the black patch. “It’ll [never squeak|go far], anyway.”',
        'It took all the rest of the water to get it clean, and {robot} held the [towel|seed], and said over and over that it was a good colour on it.',
        '{They} washed it and dried it, and did not scold. You can’t scold somebody for giving away their best.',
        '“It hasn’t got joints,” {hero} explained, “or wheels, or a lid.” “Then what has it got?” asked {robot}. {Hero} looked at the seed. “Plans,” {they} said.',
      ),
      asideHere('way', {
        person: ['{Friend} wiped the oil off [everybody’s gloves|the can], and hid the rest of it.'],
        pet: ['{Friend} stepped in the puddle, and had to be [washed|wiped], too.'],
      }),
      '¶{refrain}',
    ],
    drum: [
      [
        '“At home,” said {robot}, “I’m woken with a hammer.” It had brought a drum as well, as being [friendlier|more musical]. What came next made the earth, far off, look as if it had put its [fingers in its ears|head under a cloud].',
        'There is no air on {moon} to carry a sound, and it carried all the same. Boom! {Robot} had set up the drum [next to|as near as it could to] the seed, and was beating it with both hands, and an elbow for the quick bits.',
        '{Robot’s} next idea could be heard from orbit. It had found a drum as tall as itself, and it hammered on it with high knees: boom, boom, boom-da-da-BOOM. “Reveille,” it shouted. “It’s how they get ME up!”',
        '“It’s overslept,” said {robot}, “that’s all that is,” and struck up a march. The dust rose. The pebbles hopped. {Hero’s} teeth joined in, whether they wanted to or not.',
      ],
      [
        'Nothing that [lay|lay down] could go on [lying|lying there]. [Gravel|The gravel|Pebbles] [danced|jumped|got up]. A mountain, a small one, [sat down|changed places]. {Hero} [held on to|clutched] {their} hat, which was a [helmet|helmet, and loud].',
        'After the third march came a [fourth|polka], and by then {hero} was beating time on the can, and they had forgotten what it was for.',
        'It was a splendid noise, and it was the only noise that {moon} had, so it had plenty of room. A passing comet [took the next turning|dimmed its lights].',
        '{Hero} held out until the [second|third] [verse|drum roll]. Then {they} danced, since it is not possible to sit still to that. [Round and round|Up and down] {they} went. It was the first ball in the history of {moon}.',
      ],
      more(
        'When it stopped, it was so quiet that you could hear the seed not growing.',
        '“Perhaps it prefers strings,” said {robot}.',
        'The only one who was not moved was the seed.',
        '“I’d have come out for that,” said {robot}, lowering the sticks. It was a little [hurt|out of breath].',
      ),
      asideHere('way', {
        person: ['{Friend} took the [drumsticks|sticks] away and sat on them, and at last it was quiet.'],
        pet: ['{Friend} lay down [in|on top of] the drum, and at last it was quiet.'],
      }),
      '¶{refrain}',
    ],
    manual: [
      [
        'It was called The Complete Plant, in [nine|eleven] parts, with tables. {Robot} made itself comfortable in front of the seed. “I’ll skip the preface,” it said. It did not skip the [preface|footnotes].',
        '“How’s it to know,” asked {robot}, “what {a bloom} looks like? It’s never [met|been|seen] one.” It found the picture, and held it to the ground, and [described|explained] it, petal by petal.',
        '“[It has never been told how|Nobody has told it how|It has had no lessons],” said {robot}. It sat down by the hole with a [thick|fat] book, found the [page|place], and began to read aloud, clearly, and with pauses, as you read to somebody who is [new|from elsewhere].',
        'So there were instructions [after all|for it, after all]. “Step one,” {robot} read to the seed. “Put out [a root|one root]. Step two: [put out|send up] a [shoot|leaf]. [Have you|Did you] put out a root? [Take your time|No hurry|Whenever you like].” [It|{Robot}] looked [up|up at {hero}|down at the dust]. “It’s still on step [one|nought].”',
      ],
      [
        '“‘The stem,’” it read, “‘rises.’” It waited. It read it again, with more feeling on [rises|the verb].',
        'It had got to mosses when {hero} nodded off, and to mushrooms when {they} woke, and it had asked the seed [six|nine] questions in between, and given it the [marks|answers] too.',
        'It read the chapter on leaves. It read the chapter on pests, doing all the voices. {Hero}, who had meant only to listen to the beginning, woke up at the index.',
        'It held the pictures to the ground, right way up, so that the seed could see what was [wanted|expected]. It had underlined the word UP.',
      ],
      more(
        '“It knows,” said {hero}. “It’s always known. It was written inside before it was shut.” {Robot} closed the book on its finger. “Then who,” it asked, “wrote it?” Nobody had an answer to that.',
        '“Was it too long?” {robot} asked. {Hero} said that it had been very [thorough|green].',
        '“How do the wild ones do it?” asked {robot}. “The ones that can’t read?” {Hero} had no answer to that. But it stayed in {their} head.',
        '“I’ve read it everything there is,” said {robot}. “It knows more about plants now than any plant alive.”',
      ),
      asideHere('way', {
        person: ['{Friend} [gently|kindly] shut the book, and {robot} lost its place.'],
        pet: ['{Friend} had lain down on the next [page|chapter], so that was the end of it.'],
      }),
      '¶{refrain}',
    ],
    telescope: [
      [
        '“It’s simply a matter of scale,” said {robot}, and built a tower of every lens it had. It looked in at the top. It went [stiff|pale, for a robot]. “They’re here,” it whispered. “There are thousands of them. They’ve got legs!”',
        '{Robot} had set up the telescope to watch the seed from the [next hill|other side of {moon}], so as not to be in its way. Now it came [running|clanking|bounding] back. “It’s [huge|enormous]!” [it|{robot}] panted. “It’s the size of a house, and it’s [wearing a helmet|waving]!”',
        '“[There|Look]! I [have|see] it!” {Robot} was lying behind its telescope, which it had pointed at the ground. “It’s [colossal|enormous|a giant]. It’s got a sort of [dome|trunk]. It’s [coming|walking|rolling] this way!”',
        '{Robot} had the idea that they simply were not looking closely enough. It set the telescope to the largest number there was, aimed it at the dust, and screamed. “Trees!”',
      ],
      [
        '“That,” said {hero}, when {they} had [had a look|looked through it|put an eye to it], “is [me|only me].”',
        '{They} looked in and saw a landscape with craters and a lake, and in the lake {they} recognised [a thumbprint|the jam] from lunch.',
        '{Hero} put [one|an] eye to it, and saw something [vast|huge] and pale and slightly [curved|shiny]. It was [familiar|somehow familiar]. It was {robot’s} own [knee|thumb].',
        'It was magnificent: a whole forest, swaying. Then {hero} blew on the lens, and the forest, which had been a bit of fluff, floated off.',
      ],
      more(
        '“I’ll [just|only] leave it [standing|set up] here, then,” said {robot}, “for when [it’s|that’s] true.”',
        '“It was very big for a moment,” said {robot}, and {hero} could see that it had been [happy|proud].',
        '“It’s a very fine one,” said {hero} of the [thumb|thing]. “But it’s yours, and it isn’t green.”',
        '{Robot} had already written home about it. It took out the postcard, and put “not” in front of every word.',
      ),
      asideHere('way', {
        person: [
          '{Friend} took the telescope and [held|sat on] it, until {robot} had got over the [shock|excitement].',
        ],
        pet: ['{Friend} sat down in front of it, and then there was nothing to see but {friend}.'],
      }),
      '¶{refrain}',
    ],
    water: [
      [
        '“A good soaking,” read {robot}, and gave it one. There’s a trick to pouring on a moon, and neither of them knew it. The whole canful came out in one piece, like a [sleepy whale|jelly off a plate], and hung there over their heads.',
        '{Hero} tipped the can. The water put out its head, saw how far down it was, and [went up instead|stayed where it was]. By and by there were drops all over the sky, each with a tiny upside-down {hero} in it.',
        '“It’s thirsty,” said {robot}, seized the can, and tipped it with a swing. On {moon} this has consequences. The water [left|came out of] the can all right, it [just|only] did not [go down|fall]. It set off across the landscape, in [eleven|seven] wobbling balls.',
        'They wanted to give it a proper watering. They had not reckoned with {moon}, where water does as it likes. It came out of the spout, formed a ball as big as a [melon|head], had a look at them, and left.',
      ],
      [
        'You can’t [chase|catch|call back] water[|, not there]. You can only get in front of it and [look harmless|hold still]. They learned this one drop at a time, with their [mouths|helmets] open.',
        '{Robot} chased a drop round {moon} to the left, met it coming from the right, and was [rinsed|put out for a minute].',
        'There followed a hunt, in long slow leaps, with a bucket. {Robot} got one of the balls in the ear, and for a while it could speak only [weather forecasts|in bubbles].',
        '{Hero} jumped, missed, sailed over a hill, and came back. {They} learned in time to come at it from below, quite gently, as you would with a [cat|butterfly].',
      ],
      more(
        'They brought back most of it. The rest is still in orbit, and on clear nights [it twinkles|there is a rainbow].',
        '“And it does this every time it’s thirsty?” asked {robot}. It looked at the seed in a [new|worried] way.',
        'One by one {they} led them home and pushed them into the dust with {their} thumb. They were all of them wet by then, except for the seed, and then it was too.',
        'It was, in the end, a perfectly good watering. It had only taken [four|three] hours, and a good deal of running.',
      ),
      asideHere('way', {
        person: ['{Friend} had caught [one|a big one] in a hat, and poured it back very slowly.'],
        pet: ['{Friend} drank one that had [got away|gone astray], and hiccuped.'],
      }),
      '¶{refrain}',
    ],
    low: [
      ifRoom(
        'Without the sun {moon} was another place. The hills moved closer. In the can, the water went [tick|crack], and was ice; and on the spot where there was a seed, frost had grown. It was the only thing that [had|did].',
        'They had [shouted and dug|pushed and pulled] and drummed and hoped, and hadn’t a [thing|trick] left to try. The dark came, and lay down on the [little hill|seed] like a lid.',
        'Then the sun went down behind {moon}. There is no [dusk|evening] there: it was day, and it was night, and the cold came out of the ground like something that had been [waiting|saving up] for its turn. The dark spot where they had watered went white [with frost|all over].',
        'They had tried everything that {robot} knew, and some things twice. Now the light had gone, and in the [frozen|grey] dust there was nothing, and the nothing looked [as if it meant to stay|settled in|as if it lived there].',
      ),
      [
        given(
          'told:list',
          '{Robot} took a pencil, and behind the last line of the list, where it said “one green,” it [drew a cross|wrote: sorry]. “It’s [quite|perfectly] all right,” it said, “we’re [used to|fond of] grey.”',
        ),
        '“I was too [loud|quick] for it,” said {robot}, “I could [tell|feel it], things go [quiet|stiff] around me.” {Robot} had never [spoken|said anything] so [softly|low|slowly].',
        '{Robot} did not [ask|ask any more|ask once]. {Hero} [waited|listened] for it, and found that {they} missed it[| badly]. “{Robot}?” {they} [said|called|said into the quiet]. “I’ve worked it out,” said {robot}. “Green isn’t for [places like this|moons|robots], and I’ll put down [another|one more] [rock|rock, for the list].”',
        'The lamp in {robot’s} [chest|front] had gone a [dull|tired|thin] yellow. “You’ve been very kind,” it said, in the voice of somebody who is [already leaving|saying goodbye to something]. A drop of oil ran [down its cheek|over its chin], and froze[| there].',
      ],
      more(
        'Far [up|off] hung the earth, where it was [spring|green] in half of the places, and nobody [thought anything of|gave a thought to] it.',
        '{Hero} would have liked to [say something|think of something] [clever|wise|that helped|kind]. {They} took hold of {robot’s} hand, and said nothing, and that was better.',
      ),
      asideHere('trouble', {
        person: [
          '“I’m so cold that my [teeth|knees] are [knocking|talking],” said {friend}. “[Is the seed cold, too|And the seed]?”',
        ],
        pet: ['{Friend} crept in [under {hero’s} arm|close], shivering, to get warm.'],
      }),
    ],
    turn: [
      { ifRoom: TURN },
      takes('idea', {
        hen: [
          [
            'And {they} thought of the hen at home, who does nothing for her eggs [all day|at all] but keep them warm.',
            'What does a hen do? She keeps her eggs warm, and [leaves them shut|minds her own business].',
            '“Our hen doesn’t [shout|drum] at an egg,” {they} said. “She keeps it warm.”',
            'What the seed needed was a hen, or [anything|something] as warm as a hen.',
          ],
        ],
        bread: [
          [
            'And {they} thought of the dough at home, in the warmest corner, under a cloth that nobody [lifts|may lift].',
            'What does dough need? A warm place, a cloth, and [nobody peeping|to be left in peace].',
            '“Dough doesn’t rise if you [shout|drum] at it,” {they} said. “It wants to be warm.”',
            'What the seed needed was a warm corner, [and|with] a cloth, as for [bread|dough].',
          ],
        ],
        bed: [
          [
            'And {they} thought of {their} bed at home, [warm|the warm blanket], a lamp, and nobody who pulls off the blanket.',
            'Who can sleep with cold feet, and somebody [shouting|drumming]? {They} couldn’t.',
            '“Nobody sleeps well in the cold,” {they} said, “[with someone shouting|while someone drums].”',
            'What the seed needed was a bed, a warm one, with a [night light|lamp].',
          ],
        ],
      }),
      [
        '¶It took the parachute, two poles and a bootlace, and it leaned; but it was a tent, and when {hero} lit the lamp in it, there was, [on all that cold grey moon|in all that dark|as far as one could see|on the whole of {moon}], one place where it was [spring|afternoon|May|Sunday|a warm day].',
        '¶{They} set to work: a tent, to keep in the [warm|warmth], a lamp, for a sun that didn’t [go down|leave], some of the ice, to be [rain|thawed and be rain]. It was about as big as a [suitcase|pram], and it was a garden.',
        '¶And {they} [got to {their} feet|stood up], cut up the [parachute|sail], bent the poles, and built a tent over the place, no bigger than a [kennel|bath]. Inside it {they} hung the [lamp|rocket’s lamp|small lamp]. It stood on the [grey hill|hilltop] and glowed, like a [window|shop] in a [street|village].',
        '¶“At home,” said {hero}, “nobody does [anything|a thing], and there’s soil, and it’s dark down there, and warm on top, and everyone goes in to [tea|lunch].” So they put up a tent to keep the [warmth|warm] in, and lit a lamp for a [sun|small sun].',
      ],
      asideHere('turn', {
        person: ['{Friend} held the [poles|lamp] until the [last knot was tied|tent stood].'],
        pet: ['{Friend} lay down against the tent, [on the cold side|to keep the cold out].'],
      }),
      ifRoom(
        '“So,” [said|asked] {robot}, “what’s the next [step|thing]?” “That was the last [one|of them],” said {hero}, “and from here on it’s [its own|not ours].”',
        '“I could [just|only]…” said {robot}, “or at [least|most]…” But {hero} [shook {their} head|only smiled|said no] [and waited|and laid a {hero.hand} on {robot}|very kindly|again]. “Sit[| down], {robot},” {they} said, “and [don’t|trust it|leave it be].”',
        '“And what do [we|you and I] do?” asked {robot}[|, quite low|, looking at its hands]. “This is the [difficult|hard] [bit|part], {robot},” said {hero}, “we [don’t|do nothing|sit here].”',
        '“Then who [makes it grow|gets it to grow]?” asked {robot}. “[It does|It will],” said {hero}, “we’re just making it a place to do it in.”',
      ),
      more(
        '{Robot} sat down on its hands. They twitched for a while, under there, and then they [gave in|lay still].',
        '“Not even a [little|quick] look?” said {robot}. “Especially not a [little|quick] [look|one],” said {hero}.',
      ),
    ],
    wait: [
      ifRoom(
        plants(
          'kept',
          'There’s a way of sitting that isn’t waiting for a [bus|bell|bath], and it took them a [day|while] to find it. Then they sat like that, {hero} here, {robot} there, {keepsake.name}, all the way from home, in between, and behind them the tent, [ticking with warmth|lit up like a small house].',
        ),
        'They made up names for the stars [behind|between] the ones that have names, and let the dust run through their [fingers|gloves]. {Keepsake.name}, all the way from home, had been put in the entrance, and [let no one in|kept its eye on things]. And all the time, {hero} [noticed|found], it was getting later, and nobody had to [do anything|lift a finger] for it.',
        plants(
          'kept',
          'So they waited, and it turned out that there is a [great deal|whole world] in it, when you are not [busy being impatient|fidgeting]: there was the earth, going [round|by], and there was the way the frost drew [ferns|leaves] on the [helmet|visor]. {Hero} had put {keepsake.name}, all the way from home, at the tent door, to be in charge.',
        ),
        plants(
          'kept',
          'A day on {moon} is about as long as a [bath|good chapter]. They waited three of them, and then three more, back to back against the tent, with {keepsake.name}, all the way from home, between them. Through the [cloth|tent] you could feel that it was [warm|spring in there].',
        ),
      ),
      when(
        'interest',
        ifRoom(
          'They [talked|passed the time], and {hero} told {robot} about {interest}, properly, from the beginning, as there is never time to; and {robot}, who had been made to collect rocks, said that it had had no idea.',
          '[Around|About|Towards] the [second|third|fourth] day they got [on|round] to {interest}. {Hero} could talk about {interest} for as long as [anyone|people] would listen, and [no one|nobody] had ever listened as [long|well|hard] as {robot}.',
        ),
      ),
      more(
        '“What if it doesn’t?” asked {robot}. “Then we’ll have sat here,” said {hero}. {Robot} turned this over. “It’s been a good sit,” it [said|decided].',
        'Now and then one of them took a breath, to ask, and let it out again. After a time they were just [breathing|breaths].',
        'At some point {hero} noticed what was missing: {robot} had not asked for a whole day. It sat there with its lamp turned low. “I’m doing it,” it said. “I’m not asking. Can you see me not asking?”',
        '“It’s not that nothing happens,” {robot} said once, out of a long silence. “It’s that it happens without us.” {Hero} thought that this was the cleverest thing it had said so far.',
      ),
      more(
        'And under the tent, under the dust, in the dark, where there was no one to see it, the seed let go of its plans, one after the other.',
      ),
      aside('turn'),
    ],
    sprout: [
      [
        'First [the lamp flickered|they thought that the lamp had flickered|{robot} blamed the lamp], and then they saw that it was not the [lamp|light]: it was a shadow on the cloth, thin as a hair, that had not been there before, and it was [unbending|standing up|stretching].',
        'A [grain|crumb] of dust rolled down the [little|small] hill, [though there was no wind|all by itself], and [another|then one more|its brother] followed. “{Hero},” said {robot}, “the ground’s [coming undone|opening].” And through it, first [the elbow|a knee|a shoulder], then the [head|nose|tip], came one green leaf.',
        'It was {robot} who saw it first, and it did not [shout|beep], it touched {hero} on the [sleeve|elbow]. In the lamplight the dust had [cracked|opened], and out of the crack, bent double, like somebody coming up [cellar|steep] stairs with [something|a sack] on their back, came a thing that was green.',
        'Nobody was looking, and that may have [been the reason|helped]. When {hero} lifted the edge of the tent to see to the lamp, it was simply there: one stalk, one leaf, and on the leaf a crumb of {moon}, which it had lifted all the way up by itself.',
      ],
      [
        '{Robot} had its [question|one question] ready. It had [carried|kept] it all the way from the first day. It bent down and asked it so gently that the leaf hardly [moved|noticed]: “Is it ready now?” “Not yet,” said {hero}.',
        '“So that’s green,” said {robot}, after a very long time. “I’d imagined it [louder|flatter|with corners], is it [finished|done|all there]?” “Not yet[|, nowhere near|, not by a long way|, but nearly not yet],” said {hero}.',
        'They lay on their [stomachs|elbows] and looked until their [helmets|visors] [fogged|misted over]. “Is it ready now?” {robot} asked, so softly that it was hardly a question. “Not [yet|quite yet],” [said|breathed] {hero}.',
        '“Is that {a bloom}?” whispered {robot}, “or is it [not yet|still to come]?” “Not [yet|just yet|quite yet], {robot},” {hero} [whispered|breathed] back.',
      ],
      [
        '“Not yet,” {robot} [repeated|said after {them}], and [tasted|weighed] it, “do you know, I [used to hear only|only ever heard] the not.”',
        '“Then we’ve still got that ahead of us,” said {robot}, and it could not have looked happier if it had been [oiled|handed the moon].',
        '“Good,” said {robot}. {Robot} put its [chin on its hands|head on one side|hands in its lap]. “I like not yet,” it said, “I [used to think|always thought|was told] it meant [no|never].”',
        '“Oh, good,” said {robot}, and its lamp came up, brighter than {hero} had ever seen it. “Then there’s [more|some left|still some to go|some for tomorrow], {robot}.”',
      ],
      more('It was the [greenest|brightest] thing in the world, {hero} thought; and on [that world|{moon}], it was.'),
    ],
    goodbye: [
      [
        '“I’ll write to you,” said {robot}, “every day: it has a new leaf; it hasn’t a new leaf. I’ll put in [both|everything].”',
        '“Water?” asked {hero}. “[Gently|Slowly], and from below,” said {robot}. “And the [lamp|light]?” “[On, till ten|On, but low|Lit].” “And [digging|poking|pulling]?” “I’m a [changed|new|different] machine,” said {robot}.',
        given(
          'told:list',
          '{Robot} had thrown away the list and made a new one. It said: [one green|one, green|one green, medium|green, one]. Under that it said: [leave it|let it be], and under that, very small: [talk|sing|be nice] to it on [Sundays|Fridays].',
        ),
      ],
      [
        'There was one thing in the [bag|basket|box] that nobody had [needed|asked for|used]. {Hero} took out the {keepsake.noun}, set it down by the green, and found that it had been [needed all along|meant for here].',
        'Beside the tent {hero} put down the {keepsake.noun}. It was not [easy|easy to do|as easy as it sounds]. “[It’s so|That’s so|I want it so] that nobody [here|up here] has to wait [alone|by themselves],” {they} said.',
        '{Hero} had known for some time to whom the {keepsake.noun} would belong. {They} [set|put] it next to the [leaf|first leaf], and turned it [a little|a bit to the left], so that it had a [view|good view|bit of sky].',
      ],
      [
        'They didn’t say [goodbye|farewell], they said “Not yet,” each of them [once|in turn|twice], and then {hero} climbed in.',
        'Being hugged by [a robot|{robot}] is like being hugged by a [bicycle|cutlery drawer|tin bath], and {hero} [wouldn’t have missed|would not have swapped] it.',
        '“{Beep},” said {robot}. On {moon} that can mean a number of things. It meant [all|every one] of them[|, too|, it seemed].',
      ],
      asideHere('end', {
        person: ['{Friend} showed {robot} how to water it, [drop by drop|one last time].'],
        pet: ['{Friend} gave the leaf one [careful|small] lick, and was the last to [climb|get] into the rocket.'],
      }),
    ],
    home: [
      ifRoom(
        'Somebody had [shut|bolted] the door to the roof. {Hero} opened it again. It was so early that the sky was no colour yet, and {moon} was still [up|in it], low over the roofs.',
        'At home they thought that it had been a dream, until the watering can turned out to be [gone|on the moon]. {Hero} didn’t argue. {They} carried the telescope up to the roof.',
        'The bed was still made, the way {they} had left it. It seemed impossible that it had only been one night. {Hero} went up to the roof in {their} pyjamas and swung the telescope round to {moon}.',
        'There was grey dust on the pillow, and nobody ever found out where the watering can had gone. {Hero} stood on the roof, in the first light, and looked for {moon}.',
      ),
      adult('end'),
      [
        given(
          'told:kept',
          '{Hero} found the rocket’s [scorch|landing] mark, and from there it was [two|three|four] [hills|craters] to the [left|right], and there! {They} [didn’t|hardly dared to] breathe, so as not to [fog|blow on|disturb|startle] it. It was tiny, it was green, and next to {a keepsake.noun} somebody was holding a [parasol|book] over it.',
        ),
        'And right across all that way, past the [weather|clouds] and the satellites, there came into the telescope one [crumb|dot|speck] of green, with [two leaves|a bud]. {Robot} lay in front of it on its [stomach|front], [chin down|quite flat]. It did not look as if it had [moved|asked|blinked] for [days|a week].',
        given(
          'told:kept',
          'It took {them} [a while|some time] to find it: grey hill, grey hill, grey [hill|hollow], and then the telescope [jerked|stopped], and {hero} held {their} breath. There stood a tent, there sat {a keepsake.noun} and somebody small and made of tin, and between them was a dot. It was green, and it had [grown|got taller|a new leaf].',
        ),
        '{Moon} was pale already, like a [coin|biscuit] in milk. But a little to the [left|right] of the middle there was a [speck|spot] on it that did not belong to the grey, and beside [the speck|it] somebody was sitting, [perfectly|quite] still.',
      ],
      [
        '¶{Hero} [pressed|put] {their} eye to the [telescope|cold telescope] again. “[How much longer|Will it be long]?” {they} asked, and [noticed|found] that {they} {was} half hoping for a long time. On {moon} somebody waved.',
        '¶There are people who can’t [stand waiting|wait] for a bus. {Hero} can wait for a whole {bloom}, and so, these days, can {robot}, and if you should [meet|run into] them, ask: you know what they’ll [say|answer].',
        '¶“Is it [ready|out] now?” {hero} asked, [out loud|across the roofs]. It is a very long [way|distance], and nothing carries in space, so it can’t have been an answer, but it [sounded|looked] like one: “Not yet!”',
        '¶There would be a bud, one of these nights, and after the bud {a bloom}. {Hero} could [hardly|scarcely] wait, and thought about that, and pulled the [blanket|quilt] tighter, put {their} chin on the wall, and waited, and it was [lovely|very good].',
        '¶It has [a bud|two buds] by now, in case you were wondering, and {hero} looks [every night|each evening]. If you ask {them} whether it’s out [yet|by now], {they} will tell you, and you will see that {they} {hero|smiles|smiles|smile} when {they} {hero|says|says|say} it.',
      ],
    ],
  },
  asides: {
    start: {
      person: [
        '“I’ll get my coat,” said {friend}, who had never in {friend.their} life needed to be asked twice.',
        '“Can I press it?” asked {friend}. There was only one button. {Robot} said that it was for emergencies, and covered it with a hand.',
      ],
      pet: [
        '{Friend} inspected the robot from below, and found that it smelled of thunderstorms and lettuce.',
        '{Friend} carried over a stick and put it down at {robot’s} feet. “Is this a rock?” {robot} asked, hopefully.',
      ],
    },
    way: {
      person: [
        '“What it needs,” said {friend}, “is for somebody to tell it a story. About a plant. That gets up.” Nobody [took this up|said anything].',
        '“Has anybody,” said {friend}, “asked the seed?” They all looked at the dust. It was a [fairer|better] question than it sounded.',
        '“Let it try,” said {friend}. “It’s got to run out of ideas at some point.” It was a [reasonable|hopeful] thought, and wrong.',
        '{Friend} laughed inside the helmet, where there was no room for it.',
        '“I wouldn’t come out either,” said {friend}, thoughtfully, to the dust.',
        '“Permission to be useful,” said {friend}. “Granted,” said {hero}. “How?” asked {friend}. Nobody knew.',
      ],
      pet: [
        '{Friend} jumped after a crumb, and could be seen coming back some minutes later.',
        '{Friend} regarded the spot, the robot and the spot again, and lay down with {friend.their} back to all three.',
        '{Friend} buried a bone. It came up again by itself, and hung there, and they both thought about that.',
        'There was nothing on {moon} to bark at. {Friend} [made a note|tried the earth].',
        '{Friend} drifted by at head height, upside down, with the expression of someone on a bus.',
        '{Friend} had buried a sandwich next to the seed, and was watching that with the same attention.',
        '{Friend} looked from the one to the other, and yawned. It ran right round the inside of the suit.',
      ],
    },
    trouble: {
      person: [
        '“It’s not your fault,” {friend} told {robot}. “It’s just that it’s night. I’m always sad at night, and then it’s [morning|toast].”',
        '{Friend} took {robot’s} other hand. It was so cold that it stuck to the glove a little. {Friend} did not let go.',
        '“We could paint one,” said {friend}. “I know it’s not the same.” It was kindly meant, and {robot} said thank you.',
      ],
      pet: [
        '{Friend} lay down on {robot’s} feet without being told, and stayed.',
        '{Friend} leaned on {robot} with {friend.their} full weight, which is what one does.',
      ],
    },
    turn: {
      person: [
        '“Are we doing it now?” whispered {friend}. “We’re doing it,” said {hero}. “It’s nice,” whispered {friend}, surprised.',
        '{Friend} was put in charge of not looking, and did it with both hands over the visor.',
        '“I’ve never done so little in my life,” said {friend}. “I’m exhausted.”',
      ],
      pet: [
        '{Friend} had been waiting for things all {friend.their} life: for doors, for dinners. {Friend} lay down and showed them how it’s done.',
        'Of them all, {friend} was the one who took to it at once.',
      ],
    },
    end: {
      person: [
        '“Half of it’s mine,” said {friend}. “The lower half. I breathed on that.”',
        '{Friend} waved until there was nothing more to wave at, and for a while after that.',
      ],
      pet: [
        '{Friend} shook out a cloud of fine grey dust, and slept in the middle of it.',
        '{Friend} watched the sky, chin on the wall, ears up, in case it should begin with a W.',
      ],
    },
  },
  adults: {
    start: [
      '“You’ll want a jumper,” said {grownUp}, looking up. “It’s always colder than you think, space.”',
      '“There’s a worse row behind the shed,” said {grownUp}, “for next time. And shut the [gate|hatch] on your way up.”',
      '“Say thank you, whatever they give you to eat,” said {grownUp}.',
    ],
    end: [
      '“So?” said {grownUp} in the doorway. “Did it come up?” And {they} told it, and it was broad daylight when {they} had finished.',
      '{GrownUp} looked through the telescope for a long time. “Well, I never,” said {grownUp}. “I’ve had that spot on the glass for years, I thought.”',
      '“There’s moon all over this floor,” said {grownUp}, and fetched the broom, and then stood there and did not sweep.',
    ],
  },
  traits: { habit: habits, turn: turns },
};
