/** The not-yet flower in English for readers of 8 to 10. */
import {
  adult,
  asideHere,
  HABIT,
  plants,
  TURN,
  when,
  type AsideLines,
  type BandText,
  type Line,
  type TraitLines,
} from '#studio/storyteller/text/passage.ts';
import { byTry, likeness, notYet, roomy } from '#studio/storyteller/templates/not-yet-flower/choices.ts';
import { habits } from '#studio/storyteller/templates/not-yet-flower/english-traits.data.ts';

/** How the hero finds out that the seed is cold. */
const turns: TraitLines = {
  brave: [
    '{Hero} [pulled|took] off a glove and [dug|pushed] a finger into the dust. It was [ice|pure ice|frozen solid].',
    '{Hero} [laid|put] a bare {hero.hand} on the ground and [left|kept] it there, though it [hurt|burned].',
  ],
  curious: [
    '{Hero} lay down [flat|full length], one ear to the ground, to [find out|hear]. The ear went [blue|numb|stiff].',
    '{Hero} felt [about|round] in the dust [for an answer|to find out], till {their} fingers [ached|hurt|were numb].',
  ],
  kind: [
    '{Hero} stroked the ground, [to comfort it|as one strokes a cat], and it was as cold as a [spoon|plate|doorstep].',
    '“Poor seed,” said {hero}, and [stroked|patted] the ground, which was like [stroking|patting] a [spoon|doorstep|tap].',
  ],
  funny: [
    '“In its place I’d stay in bed,” said {hero}, and laughed, and then {they} [heard|noticed] what {they} had said.',
    '“It has more [sense|brains] than we do,” began {hero}. “It’s [staying|asleep] under the blanket in this…” And {they} [understood|stopped].',
  ],
  shy: [
    '{Hero} [bent|leaned] down and [breathed|whispered] on the ground. The breath turned to ice [there|at once|with a crackle].',
    '{Hero} said nothing, and [laid|put] {their} {hero.hand} on the dust, very [gently|softly]. It was [icy|like ice].',
  ],
  stubborn: [
    '“It must have something,” [said|insisted] {hero}, and [dug|pushed] a finger into the dust. It came out [blue|white].',
    '{Hero} [knocked|banged] on the ground, [to make it answer|not giving up], and it [rang|sounded] like [a bell|glass|iron].',
  ],
  dreamy: [
    '{Hero} [shut|closed] {their} eyes and [imagined|dreamed] being the seed. It was quiet, which was [nice|pleasant], and freezing, which was not.',
    '{Hero} drew a [sun|garden] in the dust, [half asleep|lost in thought], until {their} finger [went numb|froze|stuck].',
  ],
  careful: [
    '“What does the seed have?” said {hero}. “Dust, [yes|it has that]. Water, [yes|as well].” {They} [checked|felt] both with one finger. They were [frozen|ice].',
    '{Hero} [counted|went through it] on {their} fingers: dust, water… The [third|middle] one {they} could not feel for the [cold|frost].',
  ],
  energetic: [
    '{Hero} [swung|beat] both arms to [get|keep] warm, and stopped [short|dead]. The seed [had no arms|could not do that].',
    '{Hero} raced round the [hill|rocket], came back warm, and [laid|put] a {hero.hand} on the [dust|ground], which was not.',
  ],
  clever: [
    '“What’s [missing here|not here], and there at home?” said {hero}, and blew on {their} [fingers|hands], and [looked at them|stopped].',
    '{Hero} drew [a garden and a moon|the earth and a moon] in the dust, to [compare|see the difference], and {their} finger [froze|went numb].',
  ],
  interest: [
    '“Nobody could think about {interest} here, [either|for the cold],” said {hero}, whose teeth [chattered|were chattering], and {they} [stopped|looked at the ground|felt the dust].',
    '{Hero} wanted to tell the seed about {interest}, but {their} teeth chattered at every word. Then {they} [felt|touched] the ground: [ice|like ice|cold as a spoon].',
    '“Once upon a time,” began {hero}, to tell the seed about {interest}, and saw {their} breath [hang in the air|turn to smoke]. {They} laid {their} {hero.hand} on the dust, which was [icy|as cold as a spoon].',
  ],
};

/** What those who came along do in the middle of the first try. */
const along: Readonly<Record<'order' | 'dig' | 'oil' | 'drum' | 'manual' | 'telescope' | 'water', AsideLines>> = {
  order: {
    person: ['{Friend}, who [stood|was] nearest, [jumped|gave a jump].'],
    pet: ['Only {friend} obeyed, and [sat|sat down], [which nobody had asked for|straight as a post|at once].'],
  },
  dig: {
    person: ['{Friend} [came with|fetched] the shovel, and [filled in|closed up] the [wrong|empty] hole.'],
    pet: ['{Friend} thought it was [a game|the game with bones] and dug [along|a hole, too].'],
  },
  oil: {
    person: ['{Friend} brought the can to [wash|rinse] it, and [skidded|slid] on the [oil|puddle].'],
    pet: ['{Friend} sniffed at the puddle and [slid|skated] [slowly|sideways] down the hill.'],
  },
  drum: {
    person: ['{Friend} [held|covered] both ears, but {friend.their} feet [danced|joined in].'],
    pet: ['{Friend} [laid back|folded] {friend.their} ears and hopped [in time|along].'],
  },
  manual: {
    person: ['{Friend} tried to shut the book, and [was handed|got] [page two|the index].'],
    pet: ['{Friend} had fallen asleep [across|on top of] [page six|chapter two].'],
  },
  telescope: {
    person: ['{Friend} looked through the other end and [waved|called], because {robot} was so [far|small].'],
    pet: ['{Friend} sniffed at the foot, [to be quite sure|twice]. It was a foot.'],
  },
  water: {
    person: ['{Friend} caught one in a hat, [briefly|for a moment].'],
    pet: ['{Friend} [snapped at|bit] the biggest, and hiccuped [bubbles|after that].'],
  },
};

/** What the robot thinks may be wrong with the seed: it follows from the try before. */
const guess = (episode: string, mine: string): Line =>
  byTry(episode, [
    [
      `“[What is it waiting for|Why doesn’t it come|What’s wrong with it]?” [asked|wondered] {robot}. “[Perhaps|Maybe|I suppose] ${mine}.”`,
      `“[Strange|Odd|Curious],” [said|murmured|muttered] {robot}. “[Perhaps|Maybe|I suppose] ${mine}.”`,
      `“There must be [a|some] reason,” [said|murmured|muttered] {robot}. “[Perhaps|Maybe|I suppose] ${mine}.”`,
    ],
    [
      `“[Very well|All right|Good], no {try1},” said {robot}. “Then [perhaps|maybe|I suppose] ${mine}.”`,
      `“[Of course|Naturally|I see], without {try1},” [murmured|muttered|hummed] {robot}. “But [perhaps|maybe] ${mine}.”`,
      `“Even with no {try1},” [murmured|muttered|hummed] {robot}, “it [may|might] be that ${mine}.”`,
    ],
    [
      `“Neither {try1} nor {try2},” [murmured|muttered|hummed] {robot}. “Then [perhaps|maybe|I suppose] ${mine}.”`,
      `“No {try1}, no {try2},” said {robot}, [pacing|walking in circles]. “But [perhaps|maybe] ${mine}.”`,
      `{Robot} [studied|read through|went over] its [list|long list|sad list]. “Then [perhaps|maybe|I suppose] ${mine}.”`,
    ],
    [
      `“There’s [just|only] one [idea|guess] left,” said {robot}. “[Perhaps|Maybe|I suppose] ${mine}.”`,
      `{Robot} had one [idea|guess] left, and [was fond of|trusted in] it. “[Perhaps|Maybe|I suppose] ${mine}.”`,
      `“[Last|One last] [idea|guess],” said {robot}, rather [hoarse|pale|wobbly]. “[Perhaps|Maybe|I suppose] ${mine}.”`,
    ],
  ]);

/** What the seed turns out not to have, how long the robot holds out, and what it is told. */
const lacking = (episode: string, lack: string): Line =>
  byTry(episode, [
    [
      `¶“A seed has no ${lack},” [said|explained] {hero}. {Robot} [began|started] a list with “${lack}” on it, and [counted|waited] to [thirty|forty|fifty]. {refrain}`,
      `¶“But it has no ${lack},” [said|explained] {hero}. {Robot} [put|wrote] that on a [new list|list], and counted to [thirty|forty|fifty]. {refrain}`,
      `¶“Seeds don’t have ${lack},” [said|explained] {hero}. {Robot} [made|began] a list, and held out until [thirty|forty|fifty]. {refrain}`,
    ],
    [
      `¶“It has no ${lack}[|, either],” [said|sighed] {hero}. {Robot} [was sorry|pitied it], wrote that down, and counted to a [hundred|hundred and ten]. {refrain}`,
      `¶“There are no ${lack} in a seed,” [said|sighed] {hero}. {Robot} wrote that [down|in its list], and [got to|held out to] a [hundred|hundred and ten]. {refrain}`,
      `¶“Seeds have no ${lack},” [said|sighed|explained] {hero}. {Robot} put that [down, too|on its list], and counted to a [hundred|hundred and ten]. {refrain}`,
    ],
    [
      `¶“Nor has it any ${lack},” [said|sighed] {hero}. {Robot} wrote it [down|under the others], and counted to a thousand, [leaving out|skipping] the [sevens|nines]. {refrain}`,
      `¶“It can’t, with no ${lack},” [said|sighed] {hero}. {Robot} wrote that down, and made it to a thousand by [running|jumping] over the [sevens|nines]. {refrain}`,
      `¶“It has no ${lack}, you [see|know],” [said|sighed] {hero}. On the list went the ${lack}, and {robot} counted to a thousand, [in twos|in tens|in giant steps]. {refrain}`,
    ],
    [
      `¶“It hasn’t even ${lack},” said {hero}, [gently|who was tired]. {Robot} wrote that down, too, and counted to a million, [starting|beginning] near the [end|top]. {refrain}`,
      `¶“And no ${lack}, [I’m afraid|I’m sorry to say],” said {hero}. {Robot} put it on the list and counted to a million, [or so it said|in a hurry|more or less]. {refrain}`,
      `¶“A seed has no ${lack} at all,” [said|sighed] {hero}, and the list was full. {Robot} [meant|tried] to count to a million, and gave up [at nine|at eight|at once]. {refrain}`,
    ],
  ]);

/** A try: what the robot thinks, what it does, and what comes of it. */
const attempt = (
  episode: keyof typeof along,
  { mine, does, lack }: { readonly mine: string; readonly does: readonly string[]; readonly lack: string },
): Line[] => [
  guess(episode, mine),
  does,
  when(`try1:${episode}`, asideHere('way', along[episode])),
  // At the second try those who came along look, too.
  when(
    `try2:${episode}`,
    when('together', [
      '{Others} bent over the spot to [help|have a look], and saw [dust|only dust].',
      '{Others} listened at the ground, [quite quietly|very politely], and heard [nothing|not a thing].',
    ]),
  ),
  lacking(episode, lack),
];

export const english810: BandText = {
  refrains: [
    '“{Now}?” it asked, and {hero} [said|answered], “Not yet.”',
    '“{Now}?” it [said|asked], and “Not yet,” said {hero}.',
    '“{Now}?” [it asked|it said], but {hero} [said|answered], “Not yet.”',
  ],
  beats: {
    crash: [
      [
        '{Hero} was watering {patch} [one evening|one fine evening], when something [small|hot|loud] fell out of the sky and [right |]into the [middle|thick] of it.',
        'One [warm|quiet|golden] evening, [while|as] {hero} was watering {patch}, something [small|hot|loud] came whistling down and landed [with a thud|with a bump|in the middle].',
        '[One evening|Towards evening] {hero} was [just |]watering {patch}, when there was a [whistle|whine], and a [thud|crunch|bang], and then a hole.',
      ],
      when('together', [
        '{Others.introduced} [heard it, too|heard the noise], and came [running|at a run|at full speed].',
        'Round the corner came {others.introduced}, [at full speed|out of breath|at a gallop], to [see|have a look].',
        '{Others.introduced} [came running|hurried over|rushed up] to [see|look at] the [hole|damage].',
      ]),
      { more: HABIT },
      [
        '¶It was a [small|little] tin robot, and a light [blinked|winked] in its chest at [each|every] word. “I’m {robot} from {moon}. I need something green, [now|at once|this minute|today].”',
        '¶Out [climbed|crawled] a tin robot with a light in its chest that [blinked|winked] at [each|every] word. “{Robot}, from {moon}. I need something green, [now|at once|this minute|today].”',
        '¶There sat a [small|little] tin robot, and a light in its chest [blinked|winked] when it spoke. “{Beep}. {Robot}, from {moon}. Something green, please, [now|at once|this minute].”',
      ],
      [
        '¶“[Haven’t you got|Don’t you have] a rocket?” asked {hero}. “It [needed|wanted] [another minute|two more minutes|two whole minutes] to land,” said {robot}, “so I [got out|jumped].”',
        '¶“[And where|Where] is your rocket?” asked {hero}. {Robot} pointed [upwards|at the sky]. “It [needs|takes] two [minutes|whole minutes] to land. I [got out|jumped].”',
        '¶“[Do you always|Do robots always|Must you] land [like this|so hard]?” asked {hero}. “My rocket [needs|takes] [two minutes|two whole minutes],” said {robot}, “so I [got out|jumped].”',
      ],
    ],
    mission: [
      [
        'Then the rocket landed, on a [striped|patched|yellow] parachute, a lamp [in its nose|at its tip].',
        'The rocket [sank|floated] down behind it on a [striped|patched|yellow] parachute, a lamp [in its nose|at its tip].',
        'Then came the rocket, [hanging|swinging] from a [striped|patched|yellow] parachute, a lamp in its nose.',
      ],
      [
        '¶“I’ve got nine rocks, [always|every day] nine,” said {robot}. “I’d like something that’s different [tomorrow|in the morning], [and I’d like it|but I need it] today.”',
        '¶“[Each|Every] morning I count my rocks: nine,” [said|explained] {robot}. “I want something that changes by tomorrow, and I want it [now|today|this minute].”',
        '¶“I live with nine rocks, [never more|every morning nine],” said {robot}. “I’d like something that changes overnight, [at once|this minute|as quickly as possible].”',
      ],
      when(
        'giver',
        [
          '¶{Hero} [held out|fetched] a {bloom} seed, a [present|gift] from {giver}. “[That’s|But that’s|Only, that’s] brown,” said {robot} [politely|sadly].',
          '¶So {hero} [held out|fetched] the {bloom} seed from {giver}. “[It’s|But it’s|Only, it’s] brown,” said {robot} [politely|sadly].',
        ],
        [
          '¶{Hero} [held out|fetched] a [small|single] {bloom} seed. “[That’s|But that’s|Only, that’s] brown,” said {robot} [politely|sadly].',
          '¶So {hero} [held out|fetched] {a bloom} seed. “[It’s|But it’s|Only, it’s] brown,” said {robot} [politely|sadly].',
        ],
      ),
      likeness({
        hen: [
          '“It’s [like an egg|a sort of egg],” [said|explained] {hero}, “and something green [will hatch|comes out], only not yet.”',
          '“There’s green in it, like a chick in an egg,” [said|explained] {hero}, “[only|but] not yet.”',
        ],
        bread: [
          '“It’s [like dough|a sort of dough],” [said|explained] {hero}, “and something green [will rise|comes up], only not yet.”',
          '“It rises like dough, [only|but] green,” [said|explained] {hero}, “and [only|just] not yet.”',
        ],
        bed: [
          '“Something green is in bed in there,” [said|explained] {hero}, “and [gets up|comes out], only not yet.”',
          '“That’s the blanket,” [said|explained] {hero}, “and the green [one|thing] under it will get up, only not yet.”',
        ],
      }),
      notYet({
        long: [
          '“Not yet,” [repeated|said] {robot}. “That’s a [long|very long] way of saying no.”',
          '“[Oh|Ah], not yet,” [said|repeated] {robot}. “That’s [only|just] a long word for no.”',
        ],
        hat: [
          '“Not yet,” [repeated|said] {robot}. “That’s [only|just] a no with a hat on.”',
          '“[Oh|Ah], not yet,” [said|repeated] {robot}. “A no with a hat on, [that’s all|then].”',
        ],
        second: [
          '“Not yet,” [repeated|said] {robot}. “[The not|The first word] is enough for me.”',
          '“[Oh|Ah], not yet,” [said|repeated] {robot}. “I [only heard|stopped at] the not.”',
        ],
      }),
      adult('start'),
    ],
    pack: [
      [
        'Somebody would have to plant the seed, for {robot} did not know which way [up it went|was up]. So {hero} [squeezed|wriggled] into the [spare|second-best] space suit, which [was made|had been made] for somebody with [three|four] legs, and [took|fetched] the watering can.',
        '{Robot} had never planted [anything|so much as a button], so {hero} would [come|go] with it. The [spare|second-best] space suit was cut for [three|four] legs, and one [of them|leg] had to be [rolled up|tied in a bow|tucked in]. The watering can came, too.',
        'But how do you plant a seed? {Robot} [would have thrown|was about to throw] it, so {hero} [decided to|said {they} would] come along. {They} took the watering can, and got into a space suit with one leg too many, which was [rolled up|tied in a bow|tucked in].',
      ],
      [
        plants(
          'kept',
          '¶Last of all, {they} packed {keepsake.name}. “And what does the {keepsake.noun} do?” asked {robot}. “Nothing,” said {hero}, “[and nobody does it better|and does it very well].” {Robot} looked at the {keepsake.noun} with [pity|deep pity].',
        ),
        plants(
          'kept',
          '¶And {they} hurried back for {keepsake.name}. “What is the {keepsake.noun} for?” asked {robot}. “For nothing,” said {hero}. “It does nothing [all day|from morning till night], and [does it well|never gets it wrong].” {Robot} felt [sorry|very sorry] for the {keepsake.noun}.',
        ),
        plants(
          'kept',
          '¶Under [{their}|one] arm {they} [carried|had] {keepsake.name}. “What can the {keepsake.noun} do?” [asked|wondered] {robot}. “Nothing at all,” [said|explained] {hero}, “[better than anybody|as long as you like|and does it well].” {Robot} [thought that sad|did not know what to say].',
        ),
      ],
      asideHere('start', {
        person: ['{Friend} [carried|took] the can, and [lost|spilled] [half|a third] of it before the [door|ladder].'],
        pet: ['{Friend} was in the rocket [already|before them], in the [best|only] place by the window.'],
      }),
    ],
    launch: [
      when('not told:kept', [
        plants(
          'kept',
          'Somebody had to plant it, so {party} [came along|went, too], with the can and {keepsake.name}. “What does the {keepsake.noun} do?” “Nothing,” [said|explained] {hero}, “[and nobody does it better|and does it very well|and it’s good at it].”',
        ),
        plants(
          'kept',
          '{Robot} could not plant, so {party} [came along|went, too], with the can and {keepsake.name}. “What is the {keepsake.noun} for?” “For [doing|the] nothing,” said {hero}, “it’s [good at that|the best].”',
        ),
        plants(
          'kept',
          'Seeds don’t plant themselves, so {party} [went along|flew along], and [packed|took] the can and {keepsake.name}. “What can the {keepsake.noun} do?” “Nothing,” [said|explained] {hero}, “[all day long|better than anybody|from morning till night].”',
        ),
      ]),
      [
        '¶“Three,” [said|called|counted] {robot}, and [hit|pressed] the button, because two and one [take so long|only hold you up|are slow].',
        '¶{Robot} counted three, [left out|skipped] two and one, which [take so long|waste time|are slow], and [hit|pressed] the button.',
        '¶“Five, four, three,” counted {robot}. “Two and one [can come later|are for slow people].” And it [hit|pressed] the button.',
      ],
      roomy([
        '¶There were no seats, so {party} sat in the [open hatch|hatch], and [down|away] dropped {patch}, the [roof|street], the [whole town|clouds]. Soon the earth was [only a|a small] blue ball with all the gardens on it.',
        '¶Seats there were none, so {party} sat [in the open hatch|on the edge of the hatch], [holding on tight|holding on hard], past the [roofs|birds] and out of the blue. The earth hung far below, [round|small], with all the gardens on it.',
        '¶{Party} rode in the open hatch, [since inside it was all engine|for there was no seat inside], until the sky went from blue to black and the earth was as small as a [ball|plum], with all the gardens on it.',
      ]),
    ],
    arrive: [
      [
        '{Moon} was grey in front and grey behind. {Hero} pushed off once, and since hardly anything pulls at you there, {they} [stayed|hung] in the air [long enough|for so long] that {they} could count the rocks: nine.',
        'They landed in a [puff|cloud] of grey dust. When {hero} set off, it [turned into|became] a jump as high as a [house|tree], and from up there {they} could see [all of|the whole of] {moon}, and nine rocks on it.',
        'Up here nobody weighs [much|more than a cat], and so {hero’s} first push went up [over|higher than] the rocket. {They} had [time|all the time] to look round: grey hills, [grey holes|grey dust], and nine rocks, [as promised|exactly].',
      ],
      [
        '¶“This is number four,” said {robot}, [proudly|with pride], in front of the [best|finest] of them. “I look at it [most|a great deal].” “And has it ever [changed|done anything]?” asked {hero}. “It was a little [wet|to the left] once,” said {robot}, “but that was me.”',
        '¶“And here’s number four,” said {robot}, and [stroked|patted] the [best|finest] of them. “It’s my favourite.” {Hero} looked at it for [some|a long] time. “What [happens|changes] with it?” “[Nothing|Nothing yet],” said {robot}. “You see why I came.”',
        '¶{Robot} introduced them to number four, which was the [roundest|finest|best] one. “Yesterday it was [just|exactly] the same,” it said, “and [the day before|last year], and I’m afraid it will be [the same|like that] tomorrow.” {Hero} [saw|understood] [the trouble|how hard that was|why it had come].',
      ],
    ],
    plant: [
      [
        '¶On the [softest|roundest|nearest] hill of {moon} {hero} [planted|buried] the seed and [watered it|gave it a sip]. {Robot} counted to seven, [fast|very fast]. {refrain}',
        '¶{Hero} [chose|found] a [soft|round|quiet] hill on {moon}, [put|dug] the seed in, and [watered it|gave it a sip]. {Robot} waited for seven [whole |]seconds. {refrain}',
        '¶{Hero} [made|bored] a hole in the dust of {moon}, and in went the seed, [and a sip of water|with some water]. {Robot} [held out|lasted] for seven seconds. {refrain}',
      ],
      roomy(
        notYet({
          long: [
            '¶“Again the long word,” said {robot}, and [bent|leaned] over the spot until its nose touched the [dust|ground]. It had never waited [before|for anything], and [did not know|had no idea] [where to put|what to do with] its [arms|hands].',
            '¶“A short no is [sooner|quicker],” said {robot}. It lay down with its chin on the ground, and [stared|looked hard], for that was the only [kind of|way of] waiting it knew.',
          ],
          hat: [
            '¶“Again the hat,” said {robot}, and [bent|leaned] over the spot until its nose touched the [dust|ground]. It had never waited [before|for anything], and [did not know|had no idea] [where to put|what to do with] its [arms|hands].',
            '¶“You needn’t [dress it up|put a hat on it],” said {robot}. It lay down with its chin on the ground, and [stared|looked hard], for that was the only [kind of|way of] waiting it knew.',
          ],
          second: [
            '¶“Again the not,” said {robot}, and [bent|leaned] over the spot until its nose touched the [dust|ground]. It had never waited [before|for anything], and [did not know|had no idea] [where to put|what to do with] its [arms|hands].',
            '¶“You needn’t [go on|finish],” said {robot}, “the not will do.” It lay down with its chin on the ground, and [stared|looked hard], for that was the only [kind of|way of] waiting it knew.',
          ],
        }),
      ),
    ],
    order: attempt('order', {
      mine: '[nobody has|nobody’s] told it [to|to start]',
      does: [
        '¶So it pointed at the seed and [roared|bellowed], “Come out!” {Hero} covered both {their} ears, and the dust [trembled|obeyed|jumped], but the seed [did not|only lay there].',
        '¶So it shouted at the ground, “Up! Left leg first!” {Hero} [pressed|clapped] both hands to {their} ears, but [nothing|nothing green] came up, with [either|any] leg.',
        '¶So it gave the seed orders, so [loudly|shrilly] that {hero} covered {their} ears. “Grow! That’s an order!” [echoed|rang] round the moon, [once|twice|three times], to no effect.',
      ],
      lack: 'ears',
    }),
    dig: attempt('dig', {
      mine: '[a screw is|there’s a screw] loose',
      does: [
        '¶So it dug up the seed and turned it [over|round]. {Hero} [came|arrived] just before it found the [pliers|screwdriver|hammer], and [dug|put] the seed [in again|back].',
        '¶So when {hero} [looked|turned] round, it had the seed in its [tin |]fingers and was feeling for the lid. {Hero} [dug|put] it [in again|back] and [took|hid] the [screwdriver|pliers|hammer].',
        '¶So it took the seed out and [shook|rattled] it beside its ear. “It doesn’t [rattle|tick],” it said, [disappointed|worried], and {hero} [planted|dug] it in again.',
      ],
      lack: 'screws',
    }),
    oil: attempt('oil', {
      mine: '[it has|it’s] rusted shut',
      does: [
        '¶So it poured half a bottle of [birthday|holiday|Sunday] oil over the seed. {Hero} came [racing|rushing], [a drop|just] too late, and had to [wash|rinse] it [twice|three times].',
        '¶So it poured its [best|finest] oil over the seed, which shone. “It likes it!” [cried|said] {robot}. {Hero} rushed up, [rinsed|washed] it [twice|three times], and planted it again.',
        '¶So it [fetched|brought] the oil that it kept for [birthdays|holidays|Sundays], and poured it all out. {Hero} rushed over, but the seed [lay|swam] in a black [puddle|pond], and it took [three|four|five|six] [rinses|washes] to clean it.',
      ],
      lack: 'hinges',
    }),
    drum: attempt('drum', {
      mine: '[it has|it’s] overslept',
      does: [
        '¶So it beat the drum that it was woken with, boom, boom, BOOM! The dust [danced|hopped], and {hero’s} shoulders [danced|joined in], but the seed [slept on|went on sleeping].',
        '¶So it played [the Morning March|the Breakfast March|the March of the Sleepy], boom, boom, BOOM! [Every|Each] grain of dust danced, and so did {hero}. Only the seed stayed [where it was|in bed].',
        '¶So it took a drum from its chest and beat it, boom, boom, BOOM, until the [hill|ground] shook and {hero} had to dance. “[I’d have got up|I’d be up] by now,” said {robot}, [quite|a little] hurt.',
      ],
      lack: 'clocks',
    }),
    manual: attempt('manual', {
      mine: 'it doesn’t know how it’s [done|to be done]',
      does: [
        '¶So it read to the seed from a thick book, with all the footnotes. By page [six|nine|ten] {hero} was yawning, and the seed [had no|asked no] questions.',
        '¶So it opened a [thick|heavy] book and read, “What to Do If Nothing Happens.” Nothing happened for [a|one] whole chapter, and {hero} yawned behind {their} {hero.hand}.',
        '¶So it read aloud from the [thickest|heaviest] book on board. {Hero} yawned from [A to F|page one on]. If the seed learned [anything|something], it did not show it.',
      ],
      lack: 'glasses',
    }),
    telescope: attempt('telescope', {
      mine: '[it’s|it is] up already, [only|but] too small to see',
      does: [
        '¶So it pointed a telescope at the [ground|dust] and [gasped|shrieked]. “It’s enormous!” {Hero} had a look, and [pointed|had to point], laughing: that was {robot’s} own foot.',
        '¶So it looked at the [ground|dust] through a telescope. “A [tree trunk|tower|beanstalk]!” it [cried|breathed]. {Hero} laughed, for it had five tin toes, and they were {robot’s}.',
        '¶So it set up a [big|long] telescope, and saw something [huge|gigantic]. “A [bud|seed pod|giant bean]!” it cried. “A foot,” said {hero}, laughing, “[and|and it’s] yours.”',
      ],
      lack: 'feet',
    }),
    water: attempt('water', {
      mine: '[it’s|it is] waiting for tomorrow’s water',
      does: [
        '¶So it poured out [tomorrow’s|that] water as well. But water is light on {moon}, and flew off in [round |]shining balls. {Hero} flew after them and [caught|saved] one.',
        '¶So it tipped up the can, for tomorrow and [Friday|Sunday], and the water floated off in [round |]shining balls. {Hero} flew off, too, and brought back [enough|a mouthful] for today.',
        '¶So it gave the seed all its water up to [Friday|the feast|the holidays], and off it [drifted|flew] in [big |]shining balls, with {hero} [flying|sailing] after it.',
      ],
      lack: 'pockets',
    }),
    low: [
      [
        'Then the sun [went down|set|sank], and [the dust|the ground|everything] froze, and {robot} did not ask [any more|again].',
        'The sun [went|sank], the [frost|cold] came, and {robot} [stopped asking|asked nothing], which was [worse|much worse] than asking.',
        '[At sunset|After sunset] [everything|the whole moon] froze. {Hero} had a “not yet” ready, but {robot} did not ask.',
      ],
      notYet({
        long: [
          '¶“So it was a long word for no,” [said|whispered] {robot}, and its light [went|grew|turned] [dim|low].',
          '¶“No,” [said|whispered] {robot}, trying the short word, and its light [went|grew|turned] [dim|low|pale].',
        ],
        hat: [
          '¶“So it was a no, [hat or not|with or without a hat],” [said|whispered] {robot}, and its light [went|grew|turned] [dim|low].',
          '¶“No,” [said|whispered] {robot}, without any hat, and its light [went|grew|turned] [dim|low|pale].',
        ],
        second: [
          '¶“Not,” [said|whispered] {robot}, “and the rest was [kindness|politeness],” and its light [went|grew|turned] [dim|low].',
          '¶“Not,” [said|whispered] {robot}, and [nothing else|not a word more], and its light [went|grew|turned] [dim|low|pale].',
        ],
      }),
      roomy([
        '¶{Hero} took its [tin |]hand. Far above hung the earth, where it was [warm|summer] and [full of leaves|all green]. “There will be nine [again |]tomorrow,” said {robot}. “I could count them [now|today].”',
        '¶{Hero} held its [tin |]hand. “I’ll go back to my rocks,” said {robot}. “They have never promised [me |]anything.” High above hung the earth, which had [so much|more] green [that it did not count it|than it could count].',
        '¶They sat [close|side by side], {hero’s} {hero.hand} in the [tin|robot’s] one, with the earth above, [as green as|like] a pea. “Nine rocks are [enough|plenty] for one robot,” said {robot}, but it did not sound [sure|like it].',
      ]),
      roomy(
        asideHere('trouble', {
          person: [
            '{Friend} [moved|sat] close up to {hero}, and on that side it was [warm|warmer], [at least|a little].',
          ],
          pet: ['{Friend} lay down against {hero}, and on that side it was [warm|warmer], [at least|a little].'],
        }),
      ),
    ],
    turn: [
      [
        '¶“[What’s|And what is] on your list?” [asked|whispered] {hero}. “No {try1}, no {try2},” [read|began] {robot}, “[nothing|not a thing] that [I have|a robot has].”',
        '¶{Hero} asked for the list, and {robot} [read|recited] it [aloud|in full|from the top]: no {try1}, no {try2}, nothing of a robot’s.',
        '¶“Read [me|out] your list,” [said|whispered] {hero}. “{Try1}: none. {Try2}: none,” [read|recited] {robot}. “It’s [hardly|not much of|no sort of] a robot.”',
      ],
      TURN,
      likeness({
        hen: [
          '¶“It’s [cold|freezing|frozen], and an egg needs a hen!” {they} [cried|called]. So {party} made a tent of the rocket’s parachute and hung the [rocket’s |]lamp inside. [That was|So that was|And that was] the hen.',
          '¶“No egg hatches in [this|such a|that] cold!” {they} [cried|called]. So {party} [spread|hung] the rocket’s parachute over it for a tent, with the [rocket’s |]lamp inside. [That was|So that was|And that was] the hen.',
          '¶“It needs a hen, like [every|any] egg in the cold!” {they} [cried|called]. Hens {party} had none. But the rocket’s parachute, [spread|hung] over the seed, made a tent, and the rocket’s lamp [lit|warmed] it from inside.',
        ],
        bread: [
          '¶“It’s [cold|freezing|frozen], and dough needs a stove!” {they} [cried|called]. So {party} made a tent of the rocket’s parachute and hung the [rocket’s |]lamp inside. [That was|So that was|And that was] the stove.',
          '¶“No dough rises in [this|such a|that] cold!” {they} [cried|called]. So {party} [spread|hung] the rocket’s parachute over it for a tent, with the [rocket’s |]lamp inside. [That was|So that was|And that was] the stove.',
          '¶“It needs a warm place, like [every|any] dough!” {they} [cried|called]. Ovens {party} had none. But the rocket’s parachute, [spread|hung] over the seed, made a tent, and the rocket’s lamp [lit|warmed] it from inside.',
        ],
        bed: [
          '¶“It’s [cold|freezing|frozen], so who would get up?” {they} [cried|called]. So {party} made a tent of the rocket’s parachute and hung the [rocket’s |]lamp inside. [That was|So that was|And that was] the stove.',
          '¶“Nobody gets up in [this|such a|that] cold!” {they} [cried|called]. So {party} [spread|hung] the rocket’s parachute over it for a tent, with the [rocket’s |]lamp inside. [That was|So that was|And that was] the stove.',
          '¶“It needs a warm room to get up in, like [everybody|anyone]!” {they} [cried|called]. Rooms {party} had none. But the rocket’s parachute, [spread|hung] over the seed, made a tent, and the rocket’s lamp [lit|warmed] it from inside.',
        ],
      }),
      roomy(
        asideHere('turn', {
          person: ['{Friend} [held|steadied] the pole until {friend.their} arms [shook|hurt], and it stood.'],
          pet: ['{Friend} lay down [right across|on] the side where the cold got in, and [stayed|kept it out].'],
        }),
      ),
    ],
    wait: [
      [
        '¶“[And|So] what do we do [now|next]?” asked {robot}. “Nothing,” said {hero}. “Watch the {keepsake.noun}. It’s doing it [now|this very moment|already].”',
        '¶“What do I [do|do now]?” asked {robot}. “Nothing, like the {keepsake.noun},” said {hero}, and set it [down|in the middle], [to be copied|to be watched].',
        '¶“[The rest|What’s left] is doing nothing,” [said|explained] {hero}. {Robot} [looked for|could not find] the [button|switch] for that, so {hero} set the {keepsake.noun} [down|up] to show it.',
      ],
      roomy([
        '¶So they sat to the left and right of the [tent|door]. After a while {robot} let its [arms|shoulders] hang, and [after another|some time later] it leaned back. “It’s harder than it looks,” it [whispered|said].',
        '¶{Hero} sat on one side of the [door|tent] and {robot} on the other. “Am I doing it [yet|now]?” it [asked|said]. “You’re [talking|asking],” [said|answered|whispered] {hero}. “Ah,” [said|whispered] {robot}, and did it a little [better|longer].',
        '¶{Robot} [sat|settled] down opposite {hero} and did nothing as hard as it [could|was able]. “[Softer|Not so hard],” [said|whispered] {hero}. So it [went on|did it] more gently, and a spring in its [neck|back|knee] [went click|let go].',
      ]),
      [
        '¶{Robot} counted [all the same|at first], but somewhere [after|beyond] [nine thousand|a million] it lost count, and [didn’t mind|was not sorry].',
        '¶{Robot} [did count|went on counting|counted a little], [quietly|under its breath]. Then the counting [slowed|grew slower] and [stopped|was over], and it [didn’t mind|never noticed|had not noticed].',
        '¶For a long time {robot} [counted|was counting], then only now and then, and then [not at all|no more]: it had [forgotten|lost] the number.',
      ],
    ],
    sprout: [
      [
        '¶That was when the dust [cracked|opened], and out [came|crept], [bent double|folded up], one [green|small green] leaf.',
        '¶[Just|And just] then, in the lamplight, something [bent|crooked|thin] came up through the dust and [uncurled|straightened up]: a green leaf.',
        '¶And in the tent the dust [stirred|moved], and there stood, [thin as a hair|still a bit crumpled|bent and shy], one green leaf.',
      ],
      roomy([
        '¶{Hero} did not [move|breathe], and {robot’s} light [shone|burned] so brightly that the leaf [had|threw|cast] a shadow. It was the first thing on {moon} that would be [bigger|different] tomorrow.',
        '¶{Hero} laid a {hero.hand} on {their} heart, and {robot}, who had wanted this [right away|at once], looked at it for a very long time, [on all sides|from top to bottom], without counting.',
        '¶For a while neither of them spoke. There was nothing on {moon} to [compare it with|which one could compare it], for no rock had ever [come|got] up [by itself|on its own].',
      ]),
      notYet({
        long: [
          '¶“Not yet,” [said|breathed] {robot} before [anyone|{hero}] could say it. “It [was never|never was] a long no, {hero}. It’s [a slow yes|a yes, and slow|a yes that takes its time].”',
          '¶“And that’s not all yet,” [said|whispered] {robot}, and [shone|blinked|listened to itself]. “Not yet! It [isn’t|never was] a long no[ at all|], it’s a slow yes.”',
        ],
        hat: [
          '¶“Not yet,” [said|breathed] {robot} before [anyone|{hero}] could say it. “It isn’t a no with a hat on, {hero}. It’s a yes without its shoes.”',
          '¶“And that’s not all yet,” [said|whispered] {robot}, and [shone|blinked|listened to itself]. “Not yet! It’s no no in a hat, it’s a yes that’s looking for its shoes.”',
        ],
        second: [
          '¶“Not yet,” [said|breathed] {robot} before [anyone|{hero}] could say it. “I [only ever|always just] heard the not, {hero}. But the yet is the [good|better] one.”',
          '¶“And that’s not all yet,” [said|whispered] {robot}, and [shone|blinked|listened to itself]. “Not yet! I always stopped at the not, and the yet is the [good|better] one.”',
        ],
      }),
      roomy(
        asideHere('end', {
          person: ['{Friend} held a hand over {friend.their} mouth, [just in case|full of cheering].'],
          pet: ['{Friend} looked at the leaf, [head|one ear] to the side, and kept [still|quite still].'],
        }),
      ),
    ],
    goodbye: [
      [
        '“A sip of water, the lamp, and nothing else,” said {robot}, who knew it by heart, and so {hero} could go [home|back]. {They} [set|put] the {keepsake.noun} down beside the leaf. “In case you forget how the nothing [goes|is done].”',
        'Now {robot} could manage [alone|by itself]: [one sip|a sip] of water, keep the lamp lit, and the rest was nothing. For the nothing {hero} left it the {keepsake.noun}, [right |]beside the leaf, so that it could [look|look it up].',
        '“And what do you do when it takes [long|for ever]?” asked {hero}. “What the {keepsake.noun} does,” said {robot}. So {hero} [set|put] the {keepsake.noun} down beside the leaf, [to stay|for good], and the rocket was [ready|waiting].',
      ],
      [
        '¶They hugged, and it was like [hugging|being hugged by] a [bicycle|tin bath|kettle] that [means|meant] it. “Will you come [back|again]?” “Yes.” “[Now|Soon]?” “Not yet,” said {hero}, and {robot} was [glad|quite happy], for it knew [by now |]what that meant.',
        '¶{Robot} hugged {hero}, [clank|clink], and did not [count|count the seconds]. “[Are you|And are you] coming back?” it [asked|said]. “Not yet,” [said|answered|whispered] {hero}. “So you are,” said {robot}, and its light [blinked|jumped].',
        '¶It was a [long|very long] hug, and a [hard|cold] one, [at the corners|at the elbows]. “Come [back|again] now,” said {robot}. “Not yet,” [said|answered|whispered] {hero}. “[Good|Agreed],” said {robot}, “not yet is [soon enough|better than no|a promise].”',
      ],
      asideHere('end', {
        person: ['{Friend} waved with the watering can, and this time [spilled|lost] nothing.'],
        pet: ['{Friend} [sniffed|nosed] at the leaf, and did not [touch|so much as lick] it.'],
      }),
    ],
    home: [
      [
        'The rocket brought {party} home, but {hero} [could not|did not] wait for [morning|it to be morning|the sun]. In the [first|half] light {they} [went|crept] up to the telescope on the roof.',
        'Back home {party} went to bed, but {hero} [could not|would not] wait. [At|With] the first light {they} [turned|pointed] the telescope on the roof to {moon}.',
        '{Party} flew [home|back] to bed. But who can wait till [breakfast|morning]? [At dawn|In the half-light] {hero} waited on the roof with the telescope.',
      ],
      adult('end'),
      [
        '¶There was a green dot on all the grey, and beside it {robot} and the {keepsake.noun}, [hard at work|busy] doing nothing. “Nine rocks, one leaf,” [counted|went|read] {hero}. “[No, two|Two, even]!”',
        '¶Up there sat {robot} [next to|beside] the {keepsake.noun}, before a [speck|dot] of green. “Nine rocks,” [counted|went] {hero}, “one leaf, [or two|and another, that’s new].”',
        '¶“Nine rocks,” [counted|went] {hero}, “one {keepsake.noun}, one robot, [both|each] doing nothing, and one green leaf. [And|Oh, and|No, and] [one more|a new one]!”',
      ],
      asideHere('end', {
        person: ['{Friend} wanted [a turn|a look] at the telescope, [too|as well], and was told “not yet”.'],
        pet: ['{Friend} sat down beside {them} and looked up, [too|as well].'],
      }),
      [
        '¶“{Now}?” {they} called. [High|Far] up a [tiny|small] light blinked [twice|two words|two small words]: not yet. So {hero} [counted|only counted] to seven, and [asked|called] again.',
        '¶“{Now}?” {they} called. A [tiny|small] light [up there|far up] blinked two [short|small] words: not yet. {Hero} [nodded|swallowed|sighed], counted to seven, and [asked|called] again.',
        '¶“{Now}?” {they} called. [High|Far] up a [tiny|small] light blinked, [in no hurry|slowly]: not yet. And {hero} [waited|held out], for seven [whole |]seconds, and [asked|called] again.',
      ],
    ],
  },
  asides: {
    start: {
      person: ['“I’m coming, too,” said {friend}, [at once|before anyone had asked].'],
      pet: ['{Friend} came along, [without being asked|as a matter of course].'],
    },
    way: {
      person: ['{Friend} [looked on|watched].'],
      pet: ['{Friend} [looked on|watched].'],
    },
    trouble: {
      person: ['{Friend} [shivered|moved closer].'],
      pet: ['{Friend} [shivered|came closer].'],
    },
    turn: {
      person: ['{Friend} [helped|lent a hand].'],
      pet: ['{Friend} [stayed close|kept watch].'],
    },
    end: {
      person: ['{Friend} [had a look, too|waved].'],
      pet: ['{Friend} looked up at the [sky|moon].'],
    },
  },
  adults: {
    start: [
      '“[But be|Be] [home|back] before [it’s light|sunrise|breakfast],” said {grownUp}.',
      '“[And no|No] pressing of buttons,” said {grownUp}, [as usual|as always].',
    ],
    end: [
      '“[Already|Up already]?” [asked|called] {grownUp} from the [stairs|door], and [came|had come] for the same reason.',
      '“[Let me see|May I], too,” said {grownUp}, who had [come|crept] up in [slippers|a dressing gown].',
    ],
  },
  traits: { habit: habits, turn: turns },
};
