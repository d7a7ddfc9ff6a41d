/** The night forest in English for readers of 2 to 4. */
import { left } from '#studio/storyteller/templates/night-forest/choices.ts';
import {
  ifRoom,
  HABIT,
  planting,
  TURN,
  when,
  type BandText,
  type Line,
  type Option,
  type Passage,
} from '#studio/storyteller/text/passage.ts';

type Somebody = {
  readonly ref: string;
  readonly where: string;
  /** What it is, and that it goes on all night; in a book of eight spreads, and in the others. */
  readonly brief: readonly string[];
  readonly says: readonly string[];
  /** What the hero does, and that it goes on after it. */
  readonly goesOn: readonly Option[];
  /** Whoever comes third has done. */
  readonly hasDone: readonly string[];
};

const SOMEBODIES: readonly Somebody[] = [
  {
    ref: 'owl',
    where: '[high up|up in a tree|up there]',
    brief: [
      '“[No|Oh no],” [said|sniffed] {owl} the owl, “I [only |just |]have a cold. I sneeze all night.”',
      '“[No|Oh no],” [said|sniffed] {owl} the owl. “With this [cold|nose] I [sneeze|must sneeze|sneeze and sneeze] all night.”',
    ],
    says: [
      '“[No|Oh no],” [said|sniffed] {owl} the owl, “I [only |just |]have a cold. I sneeze all night.”',
      '“[No|Oh no],” [said|sniffed] {owl} the owl. “I have a [bad |big |]cold, and I sneeze all night.”',
      '“[No|Oh no],” [said|sniffed] {owl} the owl. “My nose [tickles|is cold], so I sneeze all night.”',
    ],
    goesOn: planting(
      'leaf',
      '{Hero} gave her a [big|soft|clean|green] leaf, but {owl} [sneezed again|sneezed once more|only sneezed].',
      '{Owl} [blew|wiped] her nose in a leaf that {hero} [gave|brought] her, and sneezed [again|once more].',
      'So {hero} [gave|handed] her a [big|soft|clean|green] leaf, and {owl} sneezed [into it|right into it].',
    ),
    hasDone: [
      '“[No|Oh no],” [said|sniffed] {owl} the owl. “That was my [very |]last sneeze, so good night!”',
      '“[No|Oh no],” [said|sniffed] {owl} the owl. “[Now my nose is|My nose is] [well|better], so good night!”',
    ],
  },
  {
    ref: 'hedgehog',
    where: '[down low|in the ferns|in the leaves]',
    brief: [
      '“[No|Mm, no],” [said|munched] {hedgehog} the hedgehog. “I [only |just |]crunch your [crumbs|picnic crumbs], all night.”',
      '“[No|Mm, no],” [said|munched] {hedgehog} the hedgehog. “I crunch [crumbs|picnic crumbs] [all night|all night long].”',
    ],
    says: [
      '“[No|Mm, no],” [said|munched] {hedgehog} the hedgehog, “I [only |just |]eat your [crumbs|picnic crumbs]. I crunch all night.”',
      '“[No|Mm, no],” [said|munched] {hedgehog} the hedgehog. “I found your [crumbs|picnic crumbs], and I crunch all night.”',
      '“[No|Mm, no],” [said|munched] {hedgehog} the hedgehog. “You left [crumbs|so many crumbs], so I crunch all night.”',
    ],
    goesOn: [
      '“[Eat up|Enjoy them|Eat them all]!” laughed {hero}, and {hedgehog} [crunched|munched|ate] on.',
      '{Hero} laughed: “[Eat up|Enjoy them|Eat them all]!” But {hedgehog} was [eating|crunching|munching] already.',
      '{Hero} laughed, and {hedgehog} [just|only] [nodded|winked] and [crunched|munched|ate] on.',
    ],
    hasDone: [
      '“[No|Mm, no],” [said|munched] {hedgehog} the hedgehog. “That was your [very |]last crumb, so good night!”',
      '“[No|Mm, no],” [said|munched] {hedgehog} the hedgehog. “[Now I am|I am] [full|full up], so good night!”',
    ],
  },
  {
    ref: 'rabbit',
    where: '[in the grass|behind a bush|behind a tree]',
    brief: [
      '“[No|Oh no],” [said|puffed] {rabbit} the rabbit, “I [only |just |]dance. I dance all night.”',
      '“[No|Oh no],” [said|puffed] {rabbit} the rabbit. “I [like|love|want] to dance, [all night|all night long].”',
    ],
    says: [
      '“[No|Oh no],” [said|puffed] {rabbit} the rabbit, “I am [only |just |]dancing. I dance all night.”',
      '“[No|Oh no],” [said|puffed] {rabbit} the rabbit. “I [love to|like to] dance, and I dance all night.”',
      '“[No|Oh no],” [said|puffed] {rabbit} the rabbit. “My [big |]feet [want to|like to] dance, so I dance all night.”',
    ],
    goesOn: [
      'So {hero} danced, too, [once round|this way and that|round and round], and {rabbit} [danced|thumped|hopped] on.',
      '{Hero} danced [a bit|one round|one dance] with him, and then {rabbit} [danced|thumped|hopped] on.',
      'So they danced, [thump, thump|hop, hop|bom, bom], till {hero} had to go, and {rabbit} danced on.',
    ],
    hasDone: [
      '“[No|Oh no],” [said|puffed] {rabbit} the rabbit. “That was my [very |]last dance, so good night!”',
      '“[No|Oh no],” [said|puffed] {rabbit} the rabbit. “[Now my feet are|My feet are] [tired|sleepy], so good night!”',
    ],
  },
  {
    ref: 'fox',
    where: '[low down|by a root|in the leaves]',
    brief: [
      '“[No|Oh no],” [said|called] {fox} the fox. “I [only |just |]sweep my [den|house|floor], all night.”',
      '“[No|Oh no],” [said|called] {fox} the fox. “I sweep [leaves|up leaves] [all night|all night long].”',
    ],
    says: [
      '“[No|Oh no],” [said|called] {fox} the fox, “I am [only |just |]sweeping my [den|house]. I sweep all night.”',
      '“[No|Oh no],” [said|called] {fox} the fox. “The leaves [fall|come down], and I sweep all night.”',
      '“[No|Oh no],” [said|called] {fox} the fox. “Leaves fall [into my den|into my house|on my floor], so I sweep all night.”',
    ],
    goesOn: [
      '{Hero} held the light for him, but [down came|there came] [six|ten|two|three] more leaves.',
      '“How [clean|tidy|lovely] it is!” said {hero}. Then a [red|big|brown] leaf fell, and {fox} swept on.',
      '{Hero} lit up the den for him, and {fox} [saw|found] [six|ten|two|three] more leaves.',
    ],
    hasDone: [
      '“[No|Oh no],” [said|called] {fox} the fox. “That was the [very |]last leaf, so good night!”',
      '“[No|Oh no],” [said|called] {fox} the fox. “[Now my den is|My den is] [clean|tidy], so good night!”',
    ],
  },
  {
    ref: 'bird',
    where: '[at a tree|up a tree|up there]',
    brief: [
      '“[No|Oh no],” [said|peeped] {bird} the bird, “I [only |just |]want my tree. I knock all night.”',
      '“[No|Oh no],” [said|peeped] {bird} the bird. “I [knock|knock and knock] [to find|for] my tree, all night.”',
    ],
    says: [
      '“[No|Oh no],” [said|peeped] {bird} the bird, “I [only |just |]want my tree. I knock all night.”',
      '“[No|Oh no],” [said|peeped] {bird} the bird. “I [can’t find|have lost] my tree, so I knock all night.”',
      '“[No|Oh no],” [said|peeped] {bird} the bird. “I forgot which tree is mine, [and|so] I knock all night.”',
    ],
    goesOn: [
      '{Hero} [pointed|pointed up]: “Is it that one?” It was not, so {bird} [knocked|went] on.',
      '{Hero} [pointed at|showed her] a [tall|fat|white] tree, but [it was not hers|that was not hers].',
      'So {hero} [pointed at|showed her] a [tall|fat|white] tree, and {bird} [knocked at|tried] that, too.',
    ],
    hasDone: [
      '“[No|Oh no],” [said|peeped] {bird} the bird. “This is my tree [at last|after all], so good night!”',
      '“[No|Oh no],” [said|peeped] {bird} the bird. “[Now I have|I have] [found|got] my tree, so good night!”',
    ],
  },
  {
    ref: 'turtle',
    where: '[on the path|by a root|down there]',
    brief: [
      '“[No|Oh no],” [said|puffed] {turtle} the turtle. “I [only |just |]climb over [roots|these roots], all night.”',
      '“[No|Oh no],” [said|puffed] {turtle} the turtle. “I climb and [fall|fall off|fall down], [all night|all night long].”',
    ],
    says: [
      '“[No|Oh no],” [said|puffed] {turtle} the turtle, “I [only |just |]climb over roots. I climb all night.”',
      '“[No|Oh no],” [said|puffed] {turtle} the turtle. “I climb up, and I fall [off|down], all night.”',
      '“[No|Oh no],” [said|puffed] {turtle} the turtle. “[So many|Too many] roots are in my way. I climb all night.”',
    ],
    goesOn: [
      '{Hero} pushed her [over|up and over], but [there was|there came] another root.',
      'So {hero} [pushed|helped] her over, and {turtle} climbed [on|up the next one|up the next root].',
      '{Hero} [pushed|gave a push], and over went {turtle}, on to the next [root|one].',
    ],
    hasDone: [
      '“[No|Oh no],” [said|puffed] {turtle} the turtle. “That was the [very |]last root, so good night!”',
      '“[No|Oh no],” [said|puffed] {turtle} the turtle. “[Now I have|I have] climbed [it|the root], so good night!”',
    ],
  },
];

/** A book of eight spreads has told at once of the picnic and of bedtime, and hears and finds on one page. */
const inShort = (short: Line, long: Line): Line => when('told:short', short, long);

const heard = ({ ref, where }: Somebody): Passage => {
  const call = `“{${ref}Call}!”`;
  return [
    when(
      `call2:${ref}`,
      when('together', ifRoom('{Others} [stayed|kept] close to {hero}.', '{Others} came [on|along] behind {hero}.')),
    ),
    when(
      `call1:${ref}`,
      when(
        'together',
        inShort(
          [
            `${call} went something. Everybody hid but {hero}, who [whispered|asked softly]:`,
            `Something went ${call} and everybody hid but {hero}, who [whispered|asked softly]:`,
            `Then ${call} went something. Everybody hid but {hero}, who [whispered|asked softly|asked]:`,
          ],
          [
            `[All at once|Suddenly] ${call} went something ${where}. {Others} [hid|jumped] behind {hero}, who [had to ask|had to whisper|whispered]:`,
            `Something ${where} went ${call} {Others} [hid|jumped] behind {hero}, who [stood still|held up the lantern] and whispered:`,
            `[Hush|Listen|Stop]! ${call} went something ${where}. {Others} hid behind {hero}, who [whispered|asked softly|had to ask]:`,
          ],
        ),
        inShort(
          [
            `Then ${call} went something, and {hero} [whispered|asked softly]:`,
            `${call} went something in the dark, and {hero} [whispered|asked softly]:`,
            `Something went ${call} and {hero} [whispered|asked softly|stood still and whispered]:`,
          ],
          [
            `[All at once|Suddenly] ${call} went something ${where}. {Hero’s} knees [shook|wobbled], but {hero} asked, [very softly|in a whisper|in a very small voice]:`,
            `[Hush|Listen|Stop]! ${call} went something ${where}. {Hero} [held on to|hugged|held up] the lantern, and [whispered|asked softly]:`,
            `Something ${where} went ${call} and {hero} wanted to [run|run away|run home]. But {hero} [stayed|stood still], and [whispered|asked softly]:`,
          ],
        ),
      ),
      when(
        `call2:${ref}`,
        inShort(
          [
            `Then ${call} went something [else|new], and {hero} asked [out loud|louder|a bit louder]:`,
            `${call} went something [else|new], and [now|this time] {hero} asked [out loud|louder]:`,
            `[Further on|And then|Then] something went ${call} and {hero} asked [out loud|louder]:`,
          ],
          [
            `[Further on|A few steps on|A little later], something ${where} went ${call} but {hero} did not whisper [now|this time]. {Hero} [asked|said it] [out loud|loud and clear|loudly]:`,
            `${call} went something else, ${where}. {Hero’s} knees [hardly shook|shook only a little|did not shake so much], and {hero} asked out loud:`,
            `[Then|And then|But then] ${call} went something ${where}. {Hero} [held up|lifted] the [lantern|light] and asked [louder|out loud|a bit louder]:`,
          ],
        ),
        [
          `${call} went something ${where}, and [by now|this time] {hero} [only|just] [called|asked]:`,
          `And then something ${where} went ${call} but {hero} [did not even jump|was hardly scared] and [called|asked]:`,
          `[Deep in|Deeper in] the wood ${call} went something ${where}, and {hero} [only|just] [called|asked]:`,
        ],
      ),
    ),
    '¶{refrain}',
  ];
};

/** Opens a paragraph. */
const anew = (lines: readonly string[]): Line => lines.map((line) => `¶${line}`);

const found = ({ ref, brief, says, goesOn, hasDone }: Somebody): Passage => {
  const met = inShort(anew(brief), anew(says));
  const goes = inShort([], goesOn);
  return [
    when(`call1:${ref}`, met, when(`call2:${ref}`, met, anew(hasDone))),
    when(`call1:${ref}`, goes, when(`call2:${ref}`, goes)),
  ];
};

/** Why what was lost stayed behind. */
const leaves = (who: string): Line =>
  left({
    wasp: {
      ifRoom: planting(
        'day',
        `Then a wasp came, [bzz|zzz|zoom], [and|so] ${who} [hurried|fled] away.`,
        `[Bzz|Zzz|Zoom], [came a wasp|then came a wasp], [and|so] ${who} [hurried|fled] away.`,
        `But [bzz|zzz|zoom], a wasp came, [and|so] ${who} [hurried|fled] away.`,
      ),
    },
    rain: {
      ifRoom: planting(
        'day',
        `Then it [rained|began to rain], [plip, plop|drip, drop], [and|so] ${who} [hurried|fled] away.`,
        `[Plip, plop|Drip, drop], [then it rained|then came the rain], [and|so] ${who} [hurried|fled] away.`,
        `But [plip, plop|drip, drop], it [rained|began to rain], [and|so] ${who} [hurried|fled] away.`,
      ),
    },
    tent: {
      ifRoom: planting(
        'day',
        `Then the tent by the wood fell [down|over], [flop|boff|flump], [and|so] ${who} hurried to put it up.`,
        `[Flop|Boff|Flump], [then the tent by the wood fell down|down fell the tent by the wood], [and|so] ${who} hurried to put it up.`,
        `But [flop|boff|flump], the tent by the wood fell [down|over], [and|so] ${who} hurried to put it up.`,
      ),
    },
  });

/** How a hero who likes something asks the dark. */
const LIKED: readonly Option[] = [
  '“[Maybe|Perhaps] the dark likes {interest}, too,” [said|whispered] {hero}, and asked [it|the big dark]:',
  '“If you’re [nice|kind], I’ll tell you about {interest},” {hero} told the [big |]dark, and asked it:',
  'First {hero} told the [big |]dark [a bit|a little|something] about {interest}. Then {hero} asked it:',
  '{Hero} told the [big |]dark [all |]about {interest}, [and then|and after that|and at last] asked it:',
  '{Hero} promised the [big |]dark a story about {interest}, and asked it:',
];

/** How the hero asks the dark; with interests that is told with company, too. */
const asking: Line = when(
  'together',
  when('interest', TURN, [
    '{Others} kept [very|quite|so] still beside {hero}, who asked the [big |]dark:',
    '{Hero} [held on to|took hold of] {others} and asked the [big |black |]dark:',
    'Nobody [moved|breathed|made a sound] but {hero}, who asked the [big |]dark:',
  ]),
  TURN,
);

export const english24: BandText = {
  // The hero asks it of every noise, then of the dark itself, until somebody has to ask it of the hero.
  refrains: [
    '“[Excuse me|Hello|Please|Pardon me], are you {a fear}?”',
    '“[Who is there|Who are you|Who is it], {a fear}?”',
    '“[Hello|Please|Psst|Um], {fear}, is that you?”',
    '“[Psst|Hm|Um|Er], are you {a fear}?”',
  ],
  beats: {
    open: [
      [
        '{Party} had a [little |]picnic by {spot}, with {lost} the {lost.kind}.',
        '{Party} had a picnic by {spot} in {wood}, with {lost} the {lost.kind}.',
        '{Party} [ate|shared] {a treat} by {spot}, with {lost} the {lost.kind}.',
        'By {spot} {party} [ate|shared] {a treat} with {lost} the {lost.kind}.',
      ],
      when('together', leaves('everybody'), leaves('{hero}')),
    ],
    bed: [
      when(
        'told:day',
        [
          'At bedtime {hero} [felt|looked|reached] for {lost}. [Nothing there|Not there|All gone]! “{Lost} is still in the wood,” [said|cried] {hero}, “and I can’t sleep.”',
          '[Night came|It got dark], and {hero} lay down in the tent. But where was {lost}? “[Oh no|Oh dear], still in the wood!” [said|cried] {hero}. “Then I can’t sleep.”',
          '[At bedtime|That night] {hero} hugged [the pillow|a pillow|a sock|one shoe]. It was not {lost}. “{Lost} is still in the wood,” [said|cried] {hero}, “and I can’t sleep.”',
          '[That night|At bedtime|In the tent|In bed] {hero} could not [sleep|fall asleep]. [Somebody|Someone] was [not there|missing]. It was {lost}! “[Oh no|Oh dear], still in the wood!” [said|cried] {hero}.',
        ],
        planting(
          'short',
          'At bedtime, where was {lost}? [Oh no, still|Oh dear, still|Still] [in|out in|there in] the wood!',
          '[At bedtime|That night|Night came, and] {lost} was still [out |]in the wood. [Oh no|Oh dear|Oh]!',
          '[At bedtime|That night|In bed, in the tent,] {hero} could not [sleep|fall asleep]. {Lost} was still [in|out in|there in] the wood!',
        ),
      ),
    ],
    lantern: [
      when(
        'adults',
        when(
          'giver',
          [
            '“Take {giver’s} lantern,” said {adults}. So {party} went [back |off ]into the wood.',
            '{Adults} [lit|brought] the lantern from {giver}. So {party} went [back |off ]into the wood.',
          ],
          [
            '“Take [the|this] lantern,” said {adults}. So {party} went [back |off ]into the wood.',
            '{Adults} [lit|brought] the [old |little |]lantern. So {party} went [back |off ]into the wood.',
          ],
        ),
        when(
          'giver',
          [
            'So {party} took the lantern from {giver}, and went [back |]into the wood.',
            'So {party} lit {giver’s} lantern, and went [back |]into the wood.',
          ],
          [
            'So {party} [took|carried] the [little |]lantern and [went|crept|walked] [back |]into the wood.',
            'So {party} lit the [little |big |old ]lantern and [went|crept|walked] [back |]into the wood.',
            'So [off|back] into the wood went {party}, with the [little |big |old ]lantern.',
          ],
        ),
      ),
      when(
        'together',
        [
          '“If we hear [something|a noise],” [said|whispered] {hero}, “we’ll ask if it’s {a fear}.”',
          'It was [so|very] dark! “If we hear [something|a noise],” [said|whispered] {hero}, “we’ll ask who it is.”',
          '“[And if|But what if|What if] {a fear} lives here?” [said|whispered] {hero}. “[Then we’ll|We’ll] [ask|just ask|ask first].”',
        ],
        [
          '“If I hear [something|a noise],” [said|whispered] {hero}, “I’ll ask if it’s {a fear}.”',
          'It was [so|very] dark! “If I hear [something|a noise],” [said|whispered] {hero}, “I’ll ask who it is.”',
          '“[And if|But what if|What if] {a fear} lives here?” [said|whispered] {hero}. “[Then I’ll|I’ll] [ask|just ask|ask first].”',
        ],
      ),
    ],
    step: [
      [
        'A [long|thin|long, thin] black arm [waved|reached out] between the trees. {Hero} [held up the lantern|stood still|hugged the lantern] and [asked|whispered]:',
        '[Look|Oh|Stop]! Somebody held out a [long|thin|long, thin] black arm. {Hero} [stood still|stopped|held up the lantern] and [asked|whispered]:',
        '[Between|Under|In] the trees, a [long|thin|long, thin] black arm [waved|pointed] at {hero}, [so|and] {hero} [asked|whispered]:',
      ],
      '¶{refrain}',
      anew([
        'The arm [did not answer|said nothing], for it was [only|just] a [branch|twig|bit of a tree].',
        'No answer came. {Hero} [looked|went closer]: the arm was [only|just] a [branch|twig|bit of a tree]!',
        'It [did not answer|said nothing]. It was [only|just] a [branch|twig|bit of a tree], with [two|six|ten] leaves.',
      ]),
    ],
    ...Object.fromEntries(SOMEBODIES.map((one) => [`${one.ref}.heard`, heard(one)])),
    ...Object.fromEntries(SOMEBODIES.map((one) => [`${one.ref}.found`, found(one)])),
    fork: [
      [
        '[Then|Now|Here] there were two paths, and which one went to {lost}? {Hero} [sniffed|sniffed hard] at both, and [one|the right one|the left one] smelled of mushrooms, so that was [it|the way].',
        'The path [split|went] in two, and [which way|where] was {lost}? {Hero} [sniffed|sniffed and sniffed]: “[This|That] way smells of mushrooms!”',
        '[Here|Now|Then] one [path|way] went left, and one went right. {Hero} [sniffed|sniffed hard] at both: “I smell mushrooms [here|on this one], so [this|here] is the way!”',
      ],
    ],
    there: [
      [
        '[At last|Then|Soon] {party} came to {spot}, and there [lay|sat|was] {lost}!',
        '[There|And there|At last], by {spot}, {party} [saw|found] something in the [grass|moss|leaves]. It was {lost}!',
        '{Party} [saw|found] something [small|soft|quiet] by {spot}. It was no {fear}, it was {lost}!',
      ],
      inShort([], HABIT),
    ],
    dark: [
      [
        'But [whoosh|pff|fff|hoosh], [the|a cold|a big] wind blew out the [light|lantern]! [Now|In the dark] {hero} could not [see|find] the [way|path] [home|back].',
        'Then [whoosh|pff|fff|hoosh], [the|a cold|a big] wind blew out the [light|lantern]. It was [so|very|all] dark, and which way was [home|the tent|their tent]?',
        '[Whoosh|Pff|Fff|Hoosh]! [The|A cold|A big] wind blew out the [light|lantern], and {hero} could not [see|find] the [way|path] home.',
      ],
      inShort(
        [],
        when(
          'together',
          [
            '{Others} [pressed|came|crept] close to {hero} in the [big |black |]dark.',
            'It was [so|very] [dark|black], and {others} [pressed|came|crept] close to {hero}.',
          ],
          [
            'It was [dark|black] [here|left], and [dark|black] [there|right], and no tent.',
            '{Hero} looked left and right, and it was [all|just|so] [dark|black].',
            'There was no [path|tree|moss] and no tent, [only|just] [dark|black|night].',
          ],
        ),
      ),
    ],
    listen: [
      inShort(when('interest', LIKED, asking), asking),
      '¶{refrain}',
      anew([
        '“{call2.sound}!” [said|went|answered] the dark. “[It’s|Oh, it’s] {helper2}!” [cried|laughed] {hero}. “[So home|Then home|Then the tent] is [that way|over there]!”',
        '“{call2.sound}!” [said|went|answered] the dark. No {fear}, [only|just] {helper2}! So [home|the tent|their tent] was [that way|over there].',
        '“{call2.sound}!” [said|went|answered] the dark. “[That’s|It’s] {helper2},” [cried|laughed] {hero}, “[so|and] [home|the tent] is [that way|over there]!”',
      ]),
    ],
    back: [
      when(
        'together',
        [
          '{Party} [went|walked] past {helper2}. “{call1.sound}!” [went|said] the dark, but nobody hid [now|this time]. “[Hello|Good night], {helper1}!” [called|laughed] {hero}.',
          'So {party} [went|walked] past {helper2}. “{call1.sound}!” [went|said] the dark, and this time nobody hid. “[Hello|Good night], {helper1}!” [called|laughed] {hero}.',
        ],
        [
          'So {hero} [went|walked] past {helper2}. “{call1.sound}!” [went|said] the dark. {Hero} did not [have|need] to ask. “[Hello|Good night], {helper1}!” {hero} [called|said].',
          '{Hero} [went|walked] [right |]past {helper2}. “{call1.sound}!” [went|said] the dark. {Hero} did not [ask|have to ask|need to ask], but [called|laughed]: “[Good night|Hello|Good evening], {helper1}!”',
          '{Hero} waved to {helper2} and [walked|went] on. “{call1.sound}!” [went|said] the dark. “[Good night|Hello], {helper1}!” [called|laughed] {hero}, and did not have to ask.',
        ],
      ),
      [
        'And [behind {helper1}|next to {helper1}|just past {helper1}] [stood|was] the tent.',
        '[Three|Ten|Six|Nine] steps past {helper1} [stood|was] the tent.',
        'And there, [next to|right by|just behind] {helper1}, [stood|was] the tent.',
      ],
    ],
    tent: [
      [
        'In went {lost}, in went {hero}, and in went [two|three|six|ten] [wet|red|big] leaves. “Good night, {helper1}! Good night, {helper2}!” [called|sang] {hero}.',
        '{Hero} [crept|slipped] in with {lost}, and with [two|three|six|ten] leaves. Then {hero} [called|sang]: “Good night, {helper1}! Good night, {helper2}!”',
        '{Hero} [put|laid|tucked] {lost} into the warm bed, and crept in, too. “Good night, {helper1}! Good night, {helper2}!” {hero} [called|sang].',
      ],
    ],
    sleep: [
      when(
        'adults',
        [
          '{Adults} [hugged|kissed] {hero} and {lost}, and they slept.',
          '{Adults} tucked in {hero} and {lost}, and they slept.',
        ],
        when(
          'together',
          [
            'With {lost} [safe|home|close by], [they all|soon they all] [fell asleep|slept].',
            '{Hero} [hugged|held|squeezed] {lost}, and [soon|then] they all slept.',
          ],
          [
            '{Hero} [hugged|held|squeezed|kissed] {lost} and [slept|fell asleep].',
            'With {lost} [close by|so close|safe], {hero} [fell asleep|slept].',
            'Now {hero} had {lost}, and [fell asleep|could sleep|slept].',
          ],
        ),
      ),
      [
        '“[Snnn|Hrrr|Khhh|Snff|Grrr], [zzz|pyoo|shoo]!” went the tent. {Helper2} [came|ran up|crept up] and [asked|whispered]:',
        'Then the tent went “[Snnn|Hrrr|Khhh|Snff|Grrr], [zzz|pyoo|shoo]!” {Helper2} [came|ran up|crept up] and [asked|whispered]:',
        '“[Snnn|Hrrr|Khhh|Snff|Grrr], [zzz|pyoo|shoo]!” went the tent. {Helper2} [came|ran|crept] up and [asked|whispered]:',
      ],
      '¶{refrain}',
      anew([
        '“[No|Shh, no],” [said|laughed|whispered] {helper1}. “[That is|It’s|That’s] [only|just] {hero}[|, snoring].”',
        '“[No|Shh, no],” [said|laughed|whispered] {helper1}, “[that is|it’s|that’s] [only|just] {hero}[|, asleep].”',
      ]),
    ],
  },
  asides: {
    start: { person: ['{Friend} came along.'], pet: ['{Friend} came along.'] },
    way: { person: ['{Friend} kept close.'], pet: ['{Friend} kept close.'] },
    trouble: { person: ['{Friend} kept still.'], pet: ['{Friend} kept still.'] },
    turn: { person: ['{Friend} laughed.'], pet: ['{Friend} ran ahead.'] },
    end: { person: ['{Friend} slept, too.'], pet: ['{Friend} slept, too.'] },
  },
  adults: {
    start: ['“Take the lantern,” said {grownUp}.'],
    end: ['{GrownUp} [hugged|kissed] {hero}.'],
  },
  traits: {
    // How the hero is glad.
    habit: {
      interest: [
        '“Who [else |]listens when I talk about {interest}?” said {hero}, and [hugged|squeezed] {lost} [tight|hard].',
        '{Hero} [hugged|squeezed] {lost} [tight|hard]: “[In the tent|In bed|At home] I’ll tell you more about {interest}.”',
        '“I had [nobody|no one] to talk to about {interest},” said {hero}, and [hugged|squeezed] {lost} [tight|hard].',
      ],
      brave: [
        '“I [came|walked] through the dark for you,” said {hero}, and [hugged|squeezed] {lost} [tight|hard].',
        '“The [wood|dark] is big, [but|and] I am here,” said {hero}, and [hugged|squeezed] {lost}.',
      ],
      curious: [
        '“What did you [see|hear|do] all alone?” asked {hero}, and [hugged|squeezed] {lost} [tight|hard].',
        '{Hero} [hugged|squeezed] {lost} [tight|hard]: “What did you [see|hear|do] all alone?”',
      ],
      kind: [
        '“Were you [cold|scared|sad]? I’m here,” said {hero}, and [hugged|squeezed] {lost}.',
        '{Hero} [hugged|squeezed] {lost} [tight|hard]: “[There, there|I’m here], you’re not [alone|lost] now.”',
      ],
      funny: [
        '{Lost} wore a [wet|big|red] leaf for a hat. {Hero} [laughed|giggled], and hugged both.',
        '“That leaf is a [fine|nice|lovely] hat,” [laughed|giggled] {hero}, and hugged {lost}.',
      ],
      shy: [
        '{Hero} [hugged|squeezed] {lost}, and said [nothing|not a word] for a [long|good] while.',
        '{Hero} [hugged|squeezed] {lost} and whispered [something|a word|two words], just for {lost}.',
      ],
      stubborn: [
        '“I [said|knew] I would [find|get] you,” said {hero}, and [hugged|squeezed] {lost} [tight|hard].',
        '“[Now|From now on] you stay with me,” said {hero}, and [hugged|squeezed] {lost} [tight|hard].',
      ],
      dreamy: [
        '{Hero} [hugged|squeezed] {lost}, and for a while [there was no wood|they were home|all was warm].',
        '“I [thought of|missed] you all the way,” said {hero}, and [hugged|squeezed] {lost} [tight|hard].',
      ],
      careful: [
        '{Hero} [brushed|picked] a [leaf|twig|snail] off {lost}, and [hugged|squeezed] {lost} [tight|hard].',
        '{Hero} looked {lost} over, [front and back|up and down], and then [hugged|squeezed] {lost} [tight|hard].',
      ],
      energetic: [
        '{Hero} [hugged|squeezed] {lost} and [cheered|shouted for joy] [three|six|ten] times.',
        '“Hip, hip, [hooray|hurrah]!” cried {hero}, and [hugged|squeezed] {lost} [tight|hard].',
      ],
      clever: [
        '“You [sat still|stayed here|waited]. That was clever,” said {hero}, and [hugged|squeezed] {lost} [tight|hard].',
        '“[Clever|Good] {lost}, you [sat still|stayed here|waited],” said {hero}, with a [big|long] hug.',
      ],
    },
    // How the hero asks the dark.
    turn: {
      interest: LIKED,
      brave: [
        '{Hero} took a [deep|big|long] breath and asked the [big |]dark:',
        '{Hero} held {their} head [high|up high|very high] and asked the [big |]dark:',
      ],
      curious: [
        'Who was [there|in there|out there]? {Hero} asked the [big |]dark:',
        '{Hero} wanted to [know|know who was there], and asked the [big |]dark:',
      ],
      kind: [
        '{Hero} [patted|stroked|hugged] {lost} and asked the [big |]dark:',
        '“Don’t be [scared|afraid],” {hero} told {lost}, and asked the dark:',
      ],
      funny: [
        '{Hero} [bowed|waved|said hello] to the [big |]dark and asked it:',
        '{Hero} knocked on the dark, [knock, knock|tok, tok], and asked:',
      ],
      shy: [
        '{Hero} [shut|closed] {their} eyes and asked the [big |]dark:',
        '{Hero} [hugged|held] {lost} and asked the [big |]dark:',
      ],
      stubborn: [
        '{Hero} [folded|crossed] both arms and asked the [big |]dark:',
        '“I am going home,” said {hero}, and asked the [big |]dark:',
      ],
      dreamy: [
        '{Hero} shut {their} eyes, [listened|waited], and asked the [big |]dark:',
        'It was [like|as dark as] a dream. {Hero} asked the [big |]dark:',
      ],
      careful: [
        '{Hero} counted to [three|five|ten], and asked the [big |]dark:',
        '{Hero} stood [still|quite still|very still], and asked the [big |]dark:',
      ],
      energetic: [
        '{Hero} wanted to run. But {hero} stopped and asked the dark:',
        '{Hero} clapped [once|twice], kept still and asked the [big |]dark:',
      ],
      clever: [
        '“I can still ask,” said {hero}, and asked the [big |]dark:',
        '{Hero} thought [hard|a bit|a little], and asked the [big |]dark:',
      ],
    },
  },
};
