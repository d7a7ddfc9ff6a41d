/** The nibbled recipe in English for readers of 8 to 10. */
import {
  HABIT,
  TURN,
  asideHere,
  ifRoom,
  planting,
  takes,
  when,
  type BandText,
  type Line,
  type TraitLines,
  given,
} from '#studio/storyteller/text/passage.ts';
import { type Guest, guestBeats } from '#studio/storyteller/templates/nibbled-recipe/guests.ts';

/** The question brings the first guest, the taste of the soup each one after. */
const arrives = ({ ref, who, name, stuff, brings, because }: Guest): Line => {
  const door = '[already|suddenly] in the door';
  return when(
    `first:${ref}`,
    because.flatMap((reason) => [
      `“[It was|It must be|It has to be] ${stuff},” [called|cried|said] ${who}, ${door} ${brings}. “${reason}”`,
      `[Soon|At once|In no time] ${who} [was there|came in|stood there] ${brings}. “[It was|It must be] ${stuff},” said ${name}. “${reason}”`,
    ]),
    when(
      `second:${ref}`,
      because.flatMap((reason) => [
        `“Too {first.taste}? [It needs|Then it wants|Give it] ${stuff},” [called|cried|said] ${who}, [already |still |]in the door ${brings}. “${reason}”`,
        `In [came|hurried] ${who} ${brings}, to [cure|save|mend] it. “Too {first.taste}? It [needs|wants|lacks] ${stuff}. ${reason}”`,
      ]),
      because.flatMap((reason) =>
        planting(
          'third',
          `“{First.taste} and {second.taste}? [It needs|Then it wants|Give it] ${stuff},” [called|cried|said] ${who}, [already |still |]in the door ${brings}. “${reason}”`,
        ),
      ),
    ),
  );
};

/** First the hero only asks, then measures, then shuts the lid. */
const pours = ({ ref, little, spills, all, name }: Guest): Line =>
  when(
    `first:${ref}`,
    [
      `{Hero} [asked|begged|hoped] for ${little}, but ${spills}, and ${all}.`,
      `“[Only|Just] ${little}, please,” [said|begged] {hero}, but ${spills}, and ${all}.`,
      `{Hero} [meant|wanted] to put in ${little}, but ${spills}, and ${all}.`,
    ],
    when(
      `second:${ref}`,
      [
        `This time {hero} held out [the|a] spoon to measure [it|with], but ${spills}, and ${all}.`,
        `{Hero}, [wiser now|wiser by one soup], held out the spoon to measure, but ${spills}, and ${all}.`,
        `[Nothing more|No more] was to go in unmeasured, so {hero} held out the spoon, but ${spills}, and ${all}.`,
      ],
      [
        `This time {hero} [put|clapped] the lid on, but ${name} [lifted it off|took it off] [with a bow|politely|like a hat], and ${all}.`,
        `{Hero} [quickly|at once] put the lid on, but ${name} [lifted it off|took it off] [with a bow|politely|like a hat], and ${all}.`,
      ],
    ),
  );

const unstirred = ({ ref, name, unstirred: why }: Guest): Line =>
  when(
    `first:${ref}`,
    [
      `“[Don’t stir it|Never stir it|No stirring],” [said|warned|cried] ${name}, when {hero} [took|reached for] the spoon. “${why}.”`,
      `{Hero} [took|reached for] the spoon. “[Don’t stir it|Never stir it|No stirring],” [said|warned|cried] ${name}. “${why}.”`,
    ],
    [
      `“And [don’t|never] stir it,” [said|warned|added] ${name}. “${why}.”`,
      `“[You may not|You mustn’t|Just don’t] stir it, either,” [said|warned|added] ${name}. “${why}.”`,
    ],
  );

/** What the tongue says to the second taste. */
const SILENCE = [
  '¶[This time|And now] {hero’s} tongue said nothing [at all|more]. It had [hidden|lain down|crept] behind {their} teeth.',
  '¶{Hero’s} tongue did not say a word [this time|any more]. It had [hidden|lain down|crept] behind {their} teeth.',
  '¶Not a [word|sound] came from {hero’s} tongue, for it had [crept|gone to hide|lain down] behind {their} teeth.',
];

/** What whoever came along makes of the taste. */
const COMPANY = [
  '{Others} [tried|tasted] it, too, and had to sit down [at once|for a while].',
  '{Others} had a [lick|sip], too, and then [looked for|wanted] the way out.',
  'It was offered to {others}, too, but [all at once|suddenly] nobody was hungry.',
];

const GOAT: Guest = {
  ref: 'goat',
  who: '{goat} the goat',
  name: '{goat}',
  stuff: 'salt',
  brings: 'with a [full |big |]bucket',
  because: [
    '[Every wall|Each doorstep|Every fence] in town ends [in it|with it].',
    'I once ate a [cookbook|menu|dictionary], and it [ended|tasted] like that.',
  ],
  little: 'a pinch',
  spills: '[hooves are bad at a little|goats do nothing by halves|there are no pinches in a hoof]',
  all: 'in went the [bucketful|lot]',
  unstirred: 'Salt [is ticklish|gets giddy|likes to lie where it fell]',
  sip: [
    'So {they} only sipped [at|from] the top, which was [pure|all] sea, and [drank|gulped] [two|three] cups of water.',
    'So a sip off the top had to do, and after it [two|three] cups of [cold |]water and [one|half] of the vase.',
    'So {they} sipped it off the top, and [in came|there was] the sea, [herrings|crabs|shipwrecks] and all.',
  ],
};

const BEE: Guest = {
  ref: 'bee',
  who: '{bee} the bee',
  name: '{bee}',
  stuff: 'honey',
  brings: 'with a [full |big |]jar',
  because: [
    'We [have it|put it] on everything, [even on honey|even on spoons|pillows included].',
    'Who would [bite off|steal|eat] a word that wasn’t [sweet|a sweet one]?',
  ],
  little: 'a drop',
  spills: '[honey has no brakes|honey cannot stop|nobody can interrupt honey]',
  all: 'in [slid|went] the [jarful|lot]',
  unstirred: 'Honey [is asleep|hates to be hurried|goes in dreaming]',
  sip: [
    'So {they} only sipped [at|from] the top, and {their} lips [met|closed] and would not [part|open].',
    'So {they} sipped it off the top, and tried to [say|shout] “sweet,” but it came out as “[mmf|swm|hmf].”',
    'So a sip off the top had to do, and it was like being kissed by [a cake|ten aunts|a wedding cake].',
  ],
};

const HEDGEHOG: Guest = {
  ref: 'hedgehog',
  who: '{hedgehog} the hedgehog',
  name: '{hedgehog}',
  stuff: 'pomegranate',
  brings: 'with a [red |big |]pomegranate',
  because: [
    'A soup [has to|should|must] [bite back|prick a little|fight back].',
    'Nobody ever [fell asleep|yawned] over a [bowl|plate] of that.',
  ],
  little: 'one seed',
  spills: '[{hedgehog} opened it by sitting on it|it opens only if you sit on it|it burst like a drum]',
  all: 'in flew the [whole of it|lot]',
  unstirred: '[It’s making up its mind|A sour thing answers back|It’s easily offended]',
  sip: [
    'So {they} only sipped [at|from] the top, and {their} face folded up like an [umbrella|old purse].',
    'So {they} sipped it off the top, and first one eye shut, then the other, and {they} turned in circles [in the dark|blindly].',
    'So a sip off the top had to do, and it sent {them} once round the [table|kitchen|stove].',
  ],
};

const DUCK: Guest = {
  ref: 'duck',
  who: '{duck} the duck',
  name: '{duck}',
  stuff: 'water',
  brings: 'with a [full |dripping |]watering can',
  because: [
    'I’ve [lived|swum] in it [for years|all my life], and nothing’s missing.',
    'Soup is only a [small|hot] pond with [onions|carrots] in it.',
  ],
  little: 'a cup',
  spills: '[ducks measure in ponds|to a duck a cup is a drop|a duck never pours half a can]',
  all: 'in went the [canful|lot]',
  unstirred: 'You’ll [frighten the fish|spoil the view|muddy the pond]',
  sip: [
    'So {they} only sipped [at|from] the top and waited for the taste, but it had [drowned|sunk|gone under].',
    'So a sip off the top had to do, and it tasted the way [windows|puddles|mirrors] look.',
    'So {they} sipped it off the top, and it was like [a wet Tuesday|rain|licking a window], [only warm|but warmer].',
  ],
};

const SQUIRREL: Guest = {
  ref: 'squirrel',
  who: '{squirrel} the squirrel',
  name: '{squirrel}',
  stuff: 'acorns',
  brings: 'with [both |two |]full cheeks',
  because: [
    'What else is a [hole|nice round hole] [for|good for]?',
    'A supper that makes no [noise|sound] is only [wet|warm and wet].',
  ],
  little: 'one acorn',
  spills: '[both cheeks opened at once|one cheek never opens without the other|{squirrel} had to laugh]',
  all: 'in rattled [the lot|his whole winter]',
  unstirred: '[They’re buried now|An acorn wants to be forgotten|Acorns like to be left alone]',
  sip: [
    'So {they} only took what lay on top, and bit, and the [bang|crack] was heard [next door|over the road].',
    'So a spoonful off the top had to do, and it went [bang|crack] until {their} ears [rang|popped].',
    'So {they} took a spoonful off the top, and chewed, and then, [crack|bang], {their} ears [rang|popped].',
  ],
};

const DONKEY: Guest = {
  ref: 'donkey',
  who: '{donkey} the donkey',
  name: '{donkey}',
  stuff: 'pepper',
  brings: 'with a [full |red |]basket',
  because: [
    'A recipe is like a [joke|firework]: the bang comes [last|at the end].',
    'Nobody ever [sneezed at|slept through] a [soup|supper] like that.',
  ],
  little: 'one pepper',
  spills: '[{donkey} sneezed|{donkey} had to sneeze|a sneeze shook the basket]',
  all: 'in [went|flew|fell] the [basketful|lot]',
  unstirred: 'Pepper [never forgets a face|comes looking for you|wakes up angry]',
  sip: takes('pepper', {
    run: [
      [
        'So {they} only sipped [at|from] the top, and raced [three|four] times round the [table|kitchen], with [smoking|steaming] ears.',
        'So a sip off the top had to do, and it sent {them} [three|four] times round the [table|kitchen], with [smoking|steaming] ears.',
      ],
    ],
    spark: [
      planting(
        'spark',
        'So {they} sipped it off the top and said that it was [mild|fine|good], and with that came a [spark|real spark].',
        'So a sip off the top had to do, and {they} went [pink|orange], then [red|purple], and coughed up a [spark|real spark].',
      ),
    ],
  }),
};

/** How this hero does what a recipe says. */
const habits: TraitLines = {
  brave: [
    'Where it said “Stand back, it [spits|splashes],” {hero} [kept|moved] back, [though|although] that was the hardest line of [all|them all].',
    'It said not to [cry|weep] over the onions, so {hero} looked [each|every] one of them [straight |]in the [eye|face].',
  ],
  curious: [
    'Why it wanted [nine|six|seven] carrots and not [ten|eight], {hero} longed to [know|ask], but there it said [nothing|only “chop”].',
    '{Hero} had [three|four|five] questions about every line, [but|and] the recipe [answered|replied to] all of them with [“stir”|“chop”].',
  ],
  kind: [
    'It said to [beat|crush] the garlic, and {hero} did that, too, but [begged its pardon|said sorry] [first|each time|before and after].',
    'It said to skin the onions, so {hero} did, and [told|promised] [each of them|every one] that it would [soon be warm|be over soon].',
  ],
  funny: [
    'It said to sweat the onions, so {hero} made them run [round the table|up and down] [first|twice|in a row].',
    'Where it said “Toss the carrots,” {hero} [tossed|threw] [three|four] at once, and caught [two|one] [behind {their} back|with a bow].',
  ],
  shy: [
    '{Hero} liked to be told things [on paper|by a recipe], which never [stares|looks up] while you [do|are doing] them.',
    'It said to sing while stirring, so {hero} did, but [only in {their} head|so low that the lid had to guess|under {their} breath].',
  ],
  stubborn: [
    'It said to peel [nine|eleven|ten] carrots, and when the [last|smallest] one would not be peeled, {hero} [went on|argued with it] until it [would|gave in].',
    'It said “Do not stop stirring,” and so {hero} had scratched {their} nose [against|on] the [wall|shelf|door] [all day|since noon].',
  ],
  dreamy: [
    'It said to wait till the steam looked right, so {hero} waited till it looked like a [ship|camel|whale], and [waved|sighed].',
    'Where it said “[Rest|Pause] for a minute,” {hero} [rested|paused] so well that the [onions|carrots] had to [hiss|cough] twice.',
  ],
  careful: [
    'It said “a [pinch|drop]” in one place, so {hero} counted [how many grains|exactly what] that was, [twice|three times].',
    'Each line {hero} read [twice|three times], did once, and [crossed out|ticked] with a ruler, [so as to be|to be quite] [safe|sure].',
  ],
  energetic: [
    'It said to run water, so {hero} [rushed|raced], too, [beside it|to the tap and back], and won [twice|every time].',
    'Where it said “Beat well,” {hero} beat so well that the [cups|plates] [danced|jumped] and the [neighbour|cat next door] [clapped|knocked].',
  ],
  clever: [
    'It said “two hours,” so {hero} tied the spoon to the [clock|pendulum], [which|and that] did the stirring [by itself|instead].',
    'In one place it was [smudged|blotted], and {hero} worked out from the [length|shape] of the blot that it had said [“onion”|“garlic”].',
  ],
  interest: [
    'It said “[wait|simmer] an hour,” so {hero} told the [spoon|ladle|lid] all about {interest}, and the hour was [gone|up] before the [end|best part].',
    'It did not mention {interest} at all, which {hero} thought [a pity|careless|an oversight], but {they} did [exactly|only] what it [said|asked].',
    'It said to stir “and think of nothing else.” {Hero}, who [kept|could not help] thinking of {interest}, [began again|started over] [three|four|six] times.',
    given(
      'liking',
      '{Hero} {liking.skill}, but since it did not [ask for|mention] that, {they} did only what it said.',
    ),
  ],
};

/** What makes this hero ask at last the only one who has not been asked. */
const turns: TraitLines = {
  brave: [
    'It took courage to try such a soup [again|once more], and that was [something|a thing] {hero} had [plenty|a lot] of.',
    '{Hero} had [faced|stood up to] worse than soup, and [took hold of|picked up] the spoon like a [sword|flag].',
  ],
  curious: [
    'Then how did it taste NOW? {Hero} could [never|not] [pour away|throw out] a [question|riddle] that had no answer [yet|so far].',
    '{Hero} had asked [so|very] many people so many questions, and [still|yet] there was [one|somebody] [left|over].',
  ],
  kind: [
    '{Hero} thought of [the one|somebody] who had been [so |]rudely [treated|silenced] all day, and was sorry.',
    'There was somebody {hero} had [never let|not once let] finish [a sentence|speaking], and that was not [fair|kind].',
  ],
  funny: [
    '{Hero} knocked on {their} [own |]chin. “[Anyone|Anybody] in?” {they} [called|asked] [softly|down {their} throat].',
    '{Hero} bowed [so|very] low, to the pot and to somebody [pink|wet], [who|that] was sitting behind {their} teeth.',
  ],
  shy: [
    'Out here there were no [loud|sure] voices, and {hero} could [hear|make out] the [small|smallest] one, {their} own.',
    'It was [so |very ]quiet, with only [a cricket|the grass] [to listen|listening], that {hero} [dared|found it easy] to ask.',
  ],
  stubborn: [
    'All day {hero} had done what [others|the others] said, and [suddenly|all at once] {they} had [had enough|no wish to].',
    '“Now I do it my way,” said {hero} [to the pot|aloud], and [planted|dug] both feet in the [grass|ground].',
  ],
  dreamy: [
    'For a [moment|minute] {hero} forgot the [street|guests] and the recipe, and in {their} head it was [quite|very] quiet.',
    '{Hero} watched the steam [drift|float] off, and [with|after] it [drifted|went] all the [good |]advice.',
  ],
  careful: [
    'From here on {hero} meant to do it [properly|right]: first [stir|the spoon], then taste, and then [ask|one question].',
    '{Hero} went through [everybody|all those] {they} had asked, one by one, and found one [missing|left out].',
  ],
  energetic: [
    'For the first time [that day|since morning] {hero} stood [quite|perfectly] still, so that somebody [small|quiet] could be heard.',
    '{Hero} had rushed about so much that [nobody|no one] inside had [got|been able to get] a word in, and now {they} [stopped|kept still].',
  ],
  clever: [
    '{Hero} had asked [everybody|the whole street] but the only one whose [job|work|trade] it was to [taste|know].',
    'Who, {hero} [asked {themselves}|wondered], had been [right there|in the middle of it] all day, and [never once|not once] been asked?',
  ],
  interest: [
    'About {interest} {hero} had never asked the whole [street|town]. {They} had always known whom to [ask|trust|believe]: {themselves}.',
    'Nobody ever had to tell {hero} what to think about {interest}. So why had {they} asked [everybody|the whole street|the whole town] about a [soup|pot of soup]?',
    'When it came to {interest}, {hero} [trusted|believed] only what {they} had tried {themselves}. With the soup {they} had [believed|trusted] [everybody else|the whole street].',
  ],
};

export const english810: BandText = {
  refrains: [
    '“{Herb},” [said|repeated] {hero’s} tongue, [a little louder|rather louder|hoarsely]. “[Nobody is asking you|You still weren’t asked|I still didn’t ask you],” said {hero}.',
    '“[Really, |I still say ]{herb},” [said|repeated] {hero’s} tongue, but [it|a tongue] [was still not asked|had still not been asked].',
    '“{Herb},” [said|repeated] {hero’s} tongue [a second time|once more]. “[Be quiet|Not now|Hush],” [said|answered] {hero}, “[people are helping|these people know about soup].”',
    '“Or {herb}?” [asked|tried] {hero’s} tongue [a second time|once more], but {hero} [was listening to experts|still did not ask tongues].',
  ],
  beats: {
    open: [
      [
        'In the kitchen {hero} [was cooking|cooked] {soup}, for the whole street to eat {feast}, {time}.',
        '{Hero} was in the kitchen, for the whole street was [invited|coming] for {soup} {feast}, {time}.',
        'At {hero’s} the pot was on, for {time} the whole street would eat {soup} {feast}.',
      ],
      when(
        'together',
        ifRoom(
          '{Others} came to [help|peel], or at least to lick the [spoons|lids].',
          'To help came {others}, or at least to [taste|lick the spoons].',
        ),
      ),
      when(
        'giver',
        [
          'As it was {their} first soup, {they} [obeyed|followed] {giver’s} recipe [in everything|to the letter|line by line].',
          'It was {their} first soup, so {they} did [whatever|exactly what|only what] {giver’s} recipe [said|told {them}].',
        ],
        [
          'As it was {their} first soup, {they} [obeyed|followed] an [old|ancient|old yellow] recipe [in everything|to the letter|line by line].',
          'It was {their} first soup, so {they} did [whatever|exactly what|only what] an [old|ancient|old yellow] recipe [said|told {them}].',
        ],
      ),
      takes('bowl', {
        custom: [
          [
            '“One bowl more than [guests|you have guests],” it [began|said], so {hero} [put one out|set one out|laid one more], [for nobody yet|not knowing for whom|and wondered for whom].',
            'It began: “One bowl more than [guests|you have guests].” So {hero} [put one out|set one out|laid one more], [for nobody yet|not knowing for whom].',
          ],
        ],
        count: [
          [
            '“For [nine|a party of nine],” it began, and the whole street [came to only|was no more than] eight, so one bowl was [left over|too many].',
            'It began: “For ten.” The whole street [came to only|was no more than] nine, so one bowl was [left over|too many].',
            '“For seven,” it began, and the whole street [came to only|was no more than] six, so one bowl was [left over|too many].',
          ],
        ],
        note: [
          [
            '“For everybody,” it began, so {hero} [wrote|painted|chalked] EVERYBODY on the [gate|door|wall] and put out [every bowl|all the bowls].',
            'It began: “For everybody.” So {hero} put out [every bowl|all the bowls], and [wrote|painted|chalked] EVERYBODY on the [gate|door|wall].',
          ],
        ],
      }),
      { more: HABIT },
      when(
        'adults',
        ifRoom(
          '{Adults} [saw to|cut] the {bread}, and [had promised|had sworn] to see to [nothing else|nothing more].',
          '{Adults} had [been given|been put in charge of] the {bread}, so as not to [help|interfere] with [anything|the soup].',
        ),
      ),
    ],
    recipe: [
      [
        'When it said [wash|peel], {they} did, and when it said [chop|slice], {they} [did that, too|chopped].',
        '“[Wash|Peel],” it said, and {hero} did. “[Chop|Slice|Grate],” it said, and {they} did that, too.',
      ],
      [
        'After [everything|each thing] that went in {they} stirred, right down to the bottom, because it [said|told {them}] so.',
        '“Stir,” it said, after [everything|each thing] that went in, and {they} stirred, right down to the bottom.',
      ],
      [
        'With the carrots came some {herb}, from the far end of the garden. The recipe did not [ask for|mention] {herb}, so {hero} picked it off, leaf by leaf.',
        'Some {herb} had come in with the carrots, from the far end of the garden. It was not [in|on] the recipe, so {hero} [picked it off|pulled it off|took it out], leaf by leaf.',
      ],
      planting(
        'cooked',
        '[At last|By and by] {pot} began to [sing|hum|mutter], and {hero} wiped the [steam|drops] from the last line, to read it.',
        'When {pot} [sang|hummed|muttered], there was only one line to go, and {hero} [held it to|took it to] the [light|window].',
      ),
    ],
    hole: [
      when(
        'told:cooked',
        [
          'It said “{Rule}…” and [there|then] came a [small|neat|tiny] round hole, with [tooth marks|little bites] [all round it|at the edge].',
          '“{Rule}…” it said, and the last word was a [small|neat|tiny] round hole, with [tooth marks|little bites] [all round it|at the edge].',
        ],
        [
          'But the last line was “{Rule}…” and [then|after that] a [small|neat|tiny] round hole with [tooth marks|little bites].',
          'But it ended with “{Rule}…” and a [small|neat|tiny] round hole with [tooth marks|little bites].',
          'But after “{Rule}…” came only a [small|neat|tiny] round hole with [tooth marks|little bites].',
        ],
      ),
      [
        '“{Herb} from the garden,” [said|suggested|put in] {hero’s} tongue. “[Nobody asked you|I didn’t ask you|You weren’t asked],” said {hero}.',
        '“[A little|Some|A bit of] {herb} from the garden,” [said|suggested|put in] {hero’s} tongue, but [it had not been asked|nobody had asked it].',
        '“{Herb} would be [nice|good], from the garden,” said {hero’s} tongue. “You’re not in the recipe,” {hero} [told it|answered].',
        '{Hero’s} tongue [said|remarked] that it would like {herb} from the garden. But {hero} [was not asking it|did not ask tongues].',
      ],
      [
        'Instead {they} [asked|called] out of the [kitchen |open ]window, “[What goes in last|What comes last of all|Who knows what goes in last]?”',
        'Instead {they} [opened|threw open] the [kitchen |]window. “[What goes in last|What comes last of all|Who knows what goes in last]?” {they} [called|shouted].',
        '{They} asked the [whole |]street instead, from the [kitchen |open ]window: “[What goes in last|What comes last of all]?”',
      ],
      asideHere('start', {
        person: [
          '“They’ll never hear that,” said {friend}, and [asked|shouted] it [again|once more], until [three|four|five] streets had heard.',
          '{Friend} found that too [quiet|polite], and [bellowed|shouted] it until it came back from the [next village|hills|church tower].',
        ],
        pet: [
          'And {friend}, to be [useful|a help], pushed the [kitchen |garden ]door wide open for whoever [knew|was coming].',
          'And {friend} [nosed|pushed] the door open [as well|too], so that [anybody|anyone] who knew could [come straight in|just walk in].',
        ],
      }),
    ],
    guess: [
      [
        'The street had to think, so {hero} lit a candle and held it over {pot}, to see [for {themselves} |]what was missing.',
        'While the street [thought|thought it over], {hero} lit a candle and held it over {pot}, to [look for|find] what was missing.',
      ],
      [
        '{They} saw [onions|bubbles], carrots and {their} own face, upside down, and none of [those|them] was missing.',
        'There swam [onions|bubbles], carrots and {their} own face, [upside down|looking worried], and none of [those|them] was missing.',
      ],
      asideHere('way', {
        person: [
          '{Friend} [looked|searched] under the pot, [too|as well], and it was not there, either.',
          '“It might have rolled,” said {friend}, and [looked|searched] under the table.',
        ],
        pet: [
          '{Friend} [searched|looked over] the floor with {friend.their} tongue, and found [crumbs|a crust], but no word.',
          '{Friend} [searched|looked] behind the stove, and came back [grey|dusty] and without a word.',
        ],
      }),
      [
        'In the candlelight two [tiny|very small] eyes [shone|gleamed] {nook}, and went out [again|at once], but {hero} was [only |]looking at soup.',
        'What {they} did not see were two [tiny|very small] eyes {nook}, which [shone|gleamed] in the candlelight and [blinked|went out].',
      ],
      [
        'It was a [case|matter] for an expert, [decided|thought] {hero}, and where there is soup, [one is never far|one soon comes by].',
        'So {hero} had to wait for an expert, but beside a [good |]soup that never takes [very |]long.',
      ],
    ],
    ...guestBeats([GOAT, BEE, HEDGEHOG, DUCK, SQUIRREL, DONKEY], {
      arrives,
      pours,
      unstirred,
      silence: SILENCE,
      company: COMPANY,
    }),
    table: [
      [
        'To get away from so much [help|advice], {hero} went out to look at the table {feast}, [in the last of the sun|where the sun was going down].',
        'The sun was [sinking|low], so {hero} left the pot [to itself|alone] and went to look at the table {feast}.',
      ],
      [
        '{Helper1} and {helper2} [were|already were] sitting at it. “We’re not [early|hungry],” said {helper2}, “[only punctual|we’re only sitting].”',
        'There, [with a spoon|each with a spoon], sat {helper1} and {helper2}. “[Take your time|Don’t hurry],” said {helper1}, “we’re only [starving|guests].”',
      ],
      takes('bowl', {
        custom: [
          [
            '{Hero} [straightened|counted] the bowls, and at the one [extra bowl|bowl more] {they} [stopped|wondered] again: who was [still|it that was] to come?',
            'There stood the bowls, and in the middle the one more, and [still|even now] {hero} [did not know|had no idea] for [whom|what guest].',
          ],
        ],
        count: [
          [
            '{Hero} counted the [bowls|places] once more, in case the [kitchen|onions] had [confused|muddled] {them}, and [still|even here] one was left over.',
            'Here, too, there was a bowl too many, [though|and] {hero} [counted|had counted] them from [both ends|the other end].',
          ],
        ],
        note: [
          [
            '{Hero} went [along|past] all the bowls, and [asked {themselves}|wondered] if {they} had thought of [all those|everyone] that EVERYBODY [means|has in it].',
            'There [stood|waited] the bowls for EVERYBODY, [row upon row|in a long row], and {hero} [wondered|asked {themselves}] if that was [all|enough].',
          ],
        ],
      }),
      planting(
        'table',
        'Then from the kitchen came a noise that no soup [should|ought to] make, [and|so] they all [rushed|went] to [look|see].',
        'But in the kitchen something [said|went] “[blup|bloop|glub],” very [loudly|deep], and they all [rushed|went] to [look|see].',
      ),
    ],
    worse: [
      when(
        'told:table',
        [
          '[Nobody|Not one of them] had stayed with {pot}, [which|and it] now held twice what it was [made|meant] for.',
          '{Pot} had been left alone with twice as much [inside it|in it] as it was [made|meant] for, [which never ends well|and that cannot last|which cannot go well].',
        ],
        [
          '“More {first.stuff}!” [said|cried] {helper1}. “No, more {second.stuff}!” [said|cried] {helper2}. {Hero} looked from one to the other, and nobody [watched|looked at] the pot.',
          '{Helper1} [called|asked] for more {first.stuff}, {helper2} for more {second.stuff}. They [argued|quarrelled] so [hotly|loudly] that nobody [watched|looked at] the pot.',
          '“It’s your {second.stuff},” [said|cried] {helper1}. “No, your {first.stuff},” [said|cried] {helper2}. While they [argued|quarrelled], nobody [watched|looked at] the pot.',
        ],
      ),
      [
        'It was [much |]too full, so the lid [rose|lifted] [like a hat|politely|as if to go], and the soup [walked|strolled] out over the table.',
        'It [swelled|rose], it [raised|lifted] its lid [like a hat|politely], and the soup [walked|strolled] out over the table.',
        'Then it [growled|gurgled|hiccupped], the lid [hopped|slid] off, and soup came [walking|strolling] out over the table.',
      ],
      asideHere('trouble', {
        person: [
          '{Friend} sat on the lid to [keep|hold] it shut, and was [gently|politely] [set down|put out] [on the floor|by the door].',
          '{Friend} [caught|saved] what {friend.they} could with a [cup|ladle|jug], which was [full|filled] at once, and so were {friend.their} shoes.',
        ],
        pet: [
          '{Friend} licked [one|a] drop off the floor, and went to [lie down|sit] [in the next room|as far away as possible].',
          '{Friend} cleaned up [one|a] drop, out of [loyalty|friendship], and needed [a lie-down|to sit].',
        ],
      }),
      when(
        'told:third',
        [
          'What was left was {first.taste} at the bottom and {second.taste} in the middle. Of the top {hero} did not [like|wish] to [speak|think].',
          '{Hero} [tried|tasted|sipped at] [what was left|the rest]. It was {first.taste} at the bottom, {second.taste} in the middle, and [awful|quite awful] on top.',
        ],
        [
          'What was left [tasted|was] {second.taste} on top and {first.taste} at the bottom, with [no soup|nothing] [in between|between them].',
          'What was left was {second.taste} on top and {first.taste} at the bottom. [The two|They] had [never|not yet] [met|been introduced].',
          'On top, what was left [tasted|was] {second.taste}, at the bottom {first.taste}, and in [between|the middle] there was [no soup|nothing|only surprise].',
        ],
      ),
      [
        'Now {hero} had asked [everybody|everyone], and outside the guests were coming, with [combed hair|clean shirts] and [their own|polished] spoons.',
        'There was nobody left to ask, and outside came the guests, [all combed|all washed|in clean shirts], with [their own|polished] spoons.',
      ],
    ],
    pour: [
      [
        'So {hero} carried the pot to the far end of the garden, to pour it away [unseen|in secret|alone].',
        'So {hero} [carried|took] the pot [out and |]down the garden to its far end, to pour it away.',
        '[Such|That] soup could only be poured away, so {hero} carried the pot to the far end of the garden.',
      ],
      [
        'The path was all [stones|steps|roots], and at [each|every] one the soup rolled up from the bottom and down [again|from the top].',
        'The path there was [long|rough]. At [each|every] [stone|step|root] the soup rolled up from the bottom and down [again|from the top].',
        'The path there was full of [stones|steps|roots], and at [each|every] one the soup turned right over, bottom to top, [slosh|glug|slop].',
      ],
      [
        'Behind {them} the whole street was [waiting|gathering] {feast}, with empty bowls, and a tear ran down {hero’s} [nose|cheek].',
        'By now the guests were sitting {feast}, with [empty|clean] bowls. At the thought a tear ran down {hero’s} [nose|cheek].',
        'The guests [sat|were sitting] {feast} by now, with [empty|clean] bowls. A tear ran down {hero’s} nose into the [pot|soup].',
      ],
      [
        'Where the path ended, {they} [shut both eyes|said sorry to the soup|took a deep breath] and [tipped|tilted] the pot, [slowly|bit by bit], and…',
        '“[Good-bye|Farewell], soup,” {they} said, [where|when] the path [ended|stopped], and [tipped|tilted] the pot, [slowly|bit by bit], and…',
        'There the path [ended|stopped], and {they} [looked away|shut both eyes] and [tipped|tilted] the pot, [slowly|bit by bit], and…',
      ],
      when('together', [
        '¶But {others} [stood|stepped|got] right in the way, [sniffing|sniffing the steam|nose in the steam]: what was that smell?',
        '¶But [all at once|suddenly] {others} blocked the way, [sniffing|sniffing the steam|nose in the steam]: what was that smell?',
      ]),
    ],
    turn: [
      when(
        'together',
        [
          '{Hero} [stopped|stood still] so [suddenly|sharply] that a drop [jumped|flew] onto {their} lip. It was neither too {first.taste} nor too {second.taste}.',
          '{Hero} [stopped|pulled up] with [a jerk|a jolt], and a drop [jumped|flew] onto {their} lip. It was neither too {first.taste} nor too {second.taste}.',
        ],
        [
          'But a drop [jumped|flew|leapt] [out first|up], onto {hero’s} lip, and it was neither too {first.taste} nor too {second.taste}.',
          'But [just then|first] a drop [jumped|flew|leapt] onto {hero’s} lip, [and it was|and that was] not too {first.taste}, and not too {second.taste}.',
        ],
      ),
      [
        'Nobody had let {them} stir, but the path had not asked, and [stirred|had stirred] at every [bump|jolt|turn].',
        'All day {they} had not been allowed to stir, and now the path had [simply |]done it, without asking [anybody|any experts].',
        'It had only [wanted|needed] a [good |]stir. Everybody had forbidden it, but the path [asked nobody|had asked nobody].',
      ],
      TURN,
      [
        '¶So {they} took a [big|slow] spoonful from the very bottom. “[Well, tongue|Dear tongue|Tongue],” {they} said, “what [is missing|goes in last]?”',
        '¶“[Well, tongue|Dear tongue|Tongue],” said {hero}, with a [big|slow] spoonful from the very bottom, “what [is missing|goes in last]?”',
        '¶So {they} tasted it [once more|again], from the very bottom, and asked {their} tongue, [quite|very] politely, “What [is missing|goes in last]?”',
      ],
      [
        '“{Herb},” it [said|answered|whispered], [from behind {their} teeth|still a little hurt|at last]. It grew [just there|at {their} feet], and in it went.',
        '“{Herb},” came the [answer|reply], [from behind {their} teeth|a little hurt|at last]. There it grew, [at {their} feet|beside the path], and in it went.',
        'It came out from behind {their} teeth and said, “{Herb}.” That grew [just there|at {their} feet], so in it [went|fell].',
      ],
    ],
    feast: [
      [
        'Under the moon {party} filled every bowl {feast} and handed round the {bread}. The whole street ate without a [single |]word, and then asked for [more|seconds].',
        'Then {party} went from bowl to bowl {feast}, with soup and {bread}, and for [a long time|some minutes] the whole street [said nothing|was silent], [for|because] it was eating.',
        'The whole street ate soup and {bread} by moonlight {feast}, [to the last drop|to the last crumb], and {party} [filled|had to fill] the bowls [again|twice].',
      ],
      [
        '“You can [taste|tell] my {first.stuff},” [sighed|said] {helper1}, [wiping the bowl|with closed eyes]. “[Under|Behind] my {second.stuff},” said {helper2}.',
        '“It’s [all|mostly] the {first.stuff},” [sighed|said] {helper1}, [wiping the bowl|with closed eyes]. “And the {second.stuff},” [sighed|said] {helper2}, [with a full mouth|bowing].',
      ],
      when('adults', [
        '{Adults} ate [three|four] [bowls|helpings] and said nothing about it, which was [high|great] praise.',
        'Even {adults} asked for the recipe, [twice|at once], and for another [bowl|spoonful].',
      ]),
      [
        '¶“Something is missing,” [said|whispered|remarked] {hero’s} tongue [at the third spoonful|over the second bowl|all of a sudden|after a while].',
        '¶[At the third spoonful|Over the second bowl|All of a sudden|After a while] {hero’s} tongue [said|whispered|remarked] that something was missing.',
        '¶[Only|But] {hero’s} tongue was not happy [yet|even now]: something, it [said|whispered|remarked], was [missing|still missing].',
      ],
      [
        '“More {herb}?” [asked|whispered] {hero}, who now asked it [everything|about everything|first].',
        '“[Not enough|More] {herb}?” asked {hero}, [with a full mouth|much surprised|rather startled|at once].',
      ],
      takes('bowl', {
        custom: [
          [
            'But it did not mean the soup: [in the middle|between them all] stood the one bowl more, full, and nobody [sat|was sitting|had come to sit] behind it.',
            'But the soup was not what it meant: the one bowl more stood there, full [and steaming|to the brim|and hot], and nobody [had come for|was there to eat] it.',
            'But it [meant|was talking of] the one bowl more, which stood [in the middle|between them all], full [and steaming|to the brim], with nobody behind it.',
          ],
        ],
        count: [
          [
            'But it did not mean the soup: [in the middle|between them all] stood the bowl that was left over, full, and nobody [sat|was sitting] behind it.',
            'But the soup was not what it meant: the bowl that was left over stood there, full [and steaming|to the brim|and hot], with nobody [behind it|to eat it].',
            'But it [meant|was talking of] the bowl left over, which stood [in the middle|between them all], full [and steaming|to the brim], with nobody behind it.',
          ],
        ],
        note: [
          [
            'But it did not mean the soup: EVERYBODY had come, and yet [in the middle|between them all] stood a full bowl, and nobody [sat|was sitting] behind it.',
            'But the soup was not what it meant: EVERYBODY was there, and still one bowl stood full [and steaming|to the brim|and hot], with nobody [behind it|to eat it].',
            'But it [meant|was talking of] a bowl [in the middle|between them all], full [and steaming|to the brim], with nobody behind it, though EVERYBODY was there.',
          ],
        ],
      }),
    ],
    mouse: [
      [
        'Then {mouse} the mouse [stepped|came|crept] out from behind the {bread}, with [ink on her chin|ink on her whiskers|an inky chin] and a [scrap|bit] of paper.',
        'From behind the {bread} [stepped|came|crept] {mouse} the mouse, with [ink on her chin|ink on her whiskers|an inky chin] and a [scrap|bit] of paper.',
        'Behind the {bread} [stood|trembled|waited] {mouse} the mouse, with [ink on her chin|ink on her whiskers|an inky chin] and a [scrap|bit] of paper.',
      ],
      when(
        'told:cooked',
        ifRoom(
          'It was her eyes that had shone {nook} [in the candlelight|by candlelight].',
          'She lived {nook}, and had [seen|watched] [all of it|it all] from there.',
        ),
      ),
      [
        '“It said ‘{rule} mouse,’” she [whispered|confessed]. “I [didn’t want|refused] to be soup, so I [bit|nibbled] it off, but it smells so good that I’d [almost|nearly] go in.”',
        '“‘{Rule} mouse,’” she [read out|whispered]. “I [bit|nibbled] it off, [not to be|so as not to be|for I’m not] soup, but it smells so good that I’d [almost|nearly] go in.”',
        '“I [bit|nibbled] it off,” she [whispered|confessed]. “It said ‘{rule} mouse,’ and I [didn’t want|refused] to be soup, but it smells so good that I’d [almost|nearly] go in.”',
      ],
      takes('bowl', {
        custom: [
          [
            '¶“At the table, not in the [soup|pot]!” [cried|laughed] {hero}. “This bowl was [laid for you|yours|meant for you] from the [very |]first line.”',
            '¶“Not in the [soup|pot], at the table!” [cried|laughed] {hero}. “It’s you that [our|the] one bowl more is [meant |]for.”',
          ],
        ],
        count: [
          [
            '¶“At the table, not in the [soup|pot]!” [cried|laughed] {hero}. “So it was never a bowl too many, [only|but] a [guest|mouse] too few.”',
            '¶“Not in the [soup|pot], at the table!” [cried|laughed] {hero}. “So that’s [who|what] our bowl was left over for.”',
          ],
        ],
        note: [
          [
            '¶“At the table, not in the [soup|pot]!” [cried|laughed] {hero}. “It says EVERYBODY, and with you that’s true [at last|for the first time].”',
            '¶“Not in the [soup|pot], at the table!” [cried|laughed] {hero}. “EVERYBODY means [you, too|mice, too], so this bowl is yours.”',
          ],
        ],
      }),
      [
        '¶“[Well|And now],” asked {hero}, when {mouse} had [eaten|finished|drunk it], “is [something|anything] [still |]missing?”',
        '¶“Is [something|anything] [still |]missing?” asked {hero}, when {mouse} had [eaten|finished|put down her spoon|wiped her chin].',
      ],
      [
        '¶{Mouse} looked into the [empty|clean|shining] bowl. “[Yes|It is|Oh yes],” she said. “[Soup|More soup|The soup].”',
        '¶{Mouse} looked [under|into] her [|empty |clean ]bowl. “[Yes|It is|Oh yes],” she said. “[Soup|More soup|The soup].”',
      ],
    ],
    end: [
      [
        'By lamplight {hero} stuck the word back with [apricot|fig|orange|rose] jam. Beside it {they} wrote “to the table,” for [nervous|other] mice.',
        '[That night|By lamplight] {hero} stuck the word back on with [apricot|fig|orange|rose] jam, and [added|wrote] “to the table,” for [nervous|other] mice.',
        '[That night|By lamplight] {hero} took [apricot|fig|orange|rose] jam and stuck the word back. After it {they} wrote “to the table,” so that no mouse need be [frightened|afraid].',
      ],
      [
        'Under that came {first.stuff}, {second.stuff} and {herb}, and [below|after] that, “Stir [all the way|well|to the bottom].”',
        'Below {they} put what was new, {first.stuff}, {second.stuff} and {herb}, and at the end, “Stir [it all|everything]!”',
        'Then {they} [listed|added] the {first.stuff}, the {second.stuff} and the {herb}, and how [much|well] to stir.',
      ],
      [
        '{Mouse} [read|went over] every line of it, and fell asleep in a [cup|teacup], as round as a [pea|bean|button].',
        '{Mouse} [checked|approved] [it all|each word] and fell asleep in a [cup|teacup], full to the [ears|whiskers|brim].',
        'When {mouse} had [read|checked] it, she climbed into a [cup|teacup] and [slept|fell asleep], as round as a [pea|bean|button].',
      ],
      [
        '¶In the morning there was a [new|fresh|second] hole. The word mouse was [still there|in its place], but where it had said “{first.stuff},” you could see the [table|daylight].',
        '¶In the morning the paper had a [new|fresh|second] hole: not in “mouse,” but [right |exactly |]where {hero} had [put|written] “{first.stuff}.”',
        '¶But in the morning [there was a hole again|the recipe had a hole again], [neat|small] and round, and this time “{first.stuff}” was [gone|missing].',
      ],
      [
        '“That,” said {mouse}, [still chewing|and wiped her chin|with ink on her chin], “was [a bit much|a little much|rather too much|a little too much].”',
        '“There was [a bit too much|rather too much|rather a lot] of that,” said {mouse}, [still chewing|and wiped her chin|with ink on her chin].',
      ],
    ],
  },
  asides: {
    start: {
      person: ['“[I know|Let me],” said {friend}.'],
      pet: ['{Friend} [sniffed|looked] at the hole.'],
    },
    way: {
      person: ['{Friend} [held|carried] the spoon.'],
      pet: ['{Friend} [guarded|watched] the bread.'],
    },
    trouble: {
      person: ['“[What now|And now]?” asked {friend}.'],
      pet: ['{Friend} looked at {hero} and [sighed|kept still].'],
    },
    turn: {
      person: ['“[Me, too|My turn],” said {friend}.'],
      pet: ['{Friend} licked the [spoon|lid].'],
    },
    end: {
      person: ['{Friend} laughed [in bed|under the blanket].'],
      pet: ['{Friend} opened [one eye|half an eye].'],
    },
  },
  adults: {
    start: ['“[I’m not here|I’m only reading],” said {grownUp}.'],
    end: ['{GrownUp} [asked for more|held out the bowl].'],
  },
  traits: { habit: habits, turn: turns },
};
