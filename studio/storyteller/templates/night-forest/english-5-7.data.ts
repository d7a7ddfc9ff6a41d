/** The night forest in English for readers of 5 to 7. */
import {
  adult,
  asideHere,
  HABIT,
  ifRoom,
  more,
  plants,
  TURN,
  when,
  type BandText,
  type Line,
  type TraitLines,
  planting,
  given,
  type Option,
} from '#studio/storyteller/text/passage.ts';
import { left, thread } from '#studio/storyteller/templates/night-forest/choices.ts';

/** What makes the hero look, each time in other words. */
/** At the second noise those who came along stay close. */
const othersStay = (ref: string): Line =>
  when(
    `call2:${ref}`,
    when(
      'together',
      ifRoom(
        '{Others} stayed right behind {hero}, [just in case|very quietly].',
        '{Others} stood as close to {hero} as anyone could, [just in case|for warmth].',
      ),
    ),
  );

const looks = (ref: string): Line =>
  when(
    `call1:${ref}`,
    thread({
      who: [
        '“Who’s there?” [asked|called|whispered] {hero}, and [held up|lifted] the [lantern|light].',
        '{Hero} [held up|lifted] the [lantern|light] and [asked|called|whispered], “Who’s there?”',
      ],
      night: [
        '[Somebody|Someone] else was [still up|still awake|not in bed yet]. {Hero} [held up|lifted] the [lantern|light] to see who.',
        '{Hero} [held up|lifted] the [lantern|light], to see who else [could not sleep|was awake|was not in bed].',
      ],
      care: [
        'But {lost} was [out there|somewhere|there] alone. {Hero} [held up|lifted|raised] the [lantern|light].',
        '{Hero} thought of {lost}, [all alone|out there alone|in the dark], and [held up|lifted] the [lantern|light].',
      ],
    }),
    when(
      `call2:${ref}`,
      thread({
        who: [
          '“Who’s there?” [said|asked] {hero} in {their} [deepest|bravest|biggest|politest] voice.',
          '“Who’s there?” [asked|called|whispered] {hero}, [as {they} did by day|just as by day|as {they} always did].',
        ],
        night: [
          '“Can’t you sleep, either?” [asked|whispered|called] {hero}, and [held up|lifted] the [lantern|light].',
          '“[Why are|Are] you still up?” [asked|whispered|called] {hero}, and [held up|lifted] the [lantern|light].',
        ],
        care: [
          '“I’m coming, {lost},” [said|whispered|called] {hero}, and [held up|lifted] the [lantern|light].',
          'Who would fetch {lost}, if {hero} ran [away|now|home]? So {they} [held up|lifted] the [lantern|light].',
        ],
      }),
      thread({
        who: [
          '“And who’s there?” [asked|called|whispered] {hero}, and [held up|lifted|raised] the [lantern|light].',
          '“Who’s there [now|this time]?” [asked|called|whispered] {hero}, and [held up|lifted] the [lantern|light].',
        ],
        night: [
          '“Does nobody sleep [here|in this wood|round here]?” [asked|called|whispered] {hero}, and [held up|lifted] the [lantern|light].',
          '“[Somebody|Someone] else who [won’t|can’t] sleep,” [said|whispered] {hero}, and [held up|lifted] the [lantern|light].',
        ],
        care: [
          '“[Wait for me|Hold on|Nearly there], {lost},” [said|whispered|called] {hero}, and [held up|lifted] the [lantern|light].',
          'For {lost’s} sake {hero} was brave [once more|again], and [held up|lifted|raised] the [lantern|light].',
        ],
      }),
    ),
  );

/** How the hero leaves somebody who will still be heard when it gets dark. */
const parts = (ref: string): Line =>
  when(
    `call1:${ref}`,
    more(
      `For a [while|long while] {hero} [could hear|still heard] {${ref}} {call1.doing}, and it [was|sounded] [friendly|nice|kind] now.`,
      `And the noise [came along|followed {hero}|went with {hero}], [friendly|quite small|nice] now, because {${ref}} was in it.`,
      `It was [a friendly|a nice|quite a nice] noise behind {hero}, now that it was [only|just] {${ref}} {call1.doing}.`,
    ),
    when(
      `call2:${ref}`,
      more(
        `“How long will you [go on|be|keep on]?” asked {hero}. “[Till morning|Until morning|Till the sun comes up|All night],” said {${ref}}.`,
        `“[Are you nearly done|Will that take long]?” asked {hero}. “I’ve got [the whole|all] night,” said {${ref}}.`,
        `“I never stop before [morning|sunrise|breakfast],” said {${ref}}, when {hero} [left|had to go|went on].`,
      ),
      more(
        `“Good luck!” [said|called] {hero}, and {${ref}} [said|called], “[And to you|The same to you|You too]!”`,
        `{Hero} [would have liked to stay|liked it there|could have stayed], but it was [late|getting late].`,
        `“[Is it far|How far is it] to {spot}?” asked {hero}. “[Not very|Just keep on|A few trees],” said {${ref}}.`,
      ),
    ),
  );

const habits: TraitLines = {
  interest: [
    'The [nearest|politest|oldest] mushroom looked as if it [wanted|longed] to hear about {interest}, so {hero} told it [everything|all {they} knew].',
    '{Hero} explained {interest} to the mushrooms, [one by one|one after the other], and not one of them [yawned|went away|interrupted].',
    'A [beetle|snail|worm] came by, and [had to listen|listened] to all that {hero} knew about {interest}, [right to the end|for a crumb|before it could go on].',
    given('liking', '{Hero} {liking.skill}, and told the mushrooms so, [one by one|one after the other].'),
  ],
  brave: [
    'There {hero} sat with {their} back to the [trees|forest], to show [it|them] who was [afraid of nothing|not afraid|not a bit afraid].',
    '{Hero} picked the [biggest|darkest|hairiest] [stone|root] to sit on, because nobody else [dared|would|wanted to].',
  ],
  curious: [
    'First {hero} [looked|peeped] under [every hat|every mushroom|all the leaves], and found [a beetle|two beetles|a snail] and [six|nine|ten] new questions.',
    '{Hero} [sniffed|knocked|tapped] at the mushrooms, [one by one|one after the other], to see who [lived|was] in there.',
  ],
  kind: [
    '{Hero} put the [best|biggest|sweetest] [crumb|bit] on a leaf, for [the ants|a beetle|whoever lived there].',
    'But first {hero} carried a [snail|beetle|worm] out of the way, so that nobody would [sit|step|tread] on it.',
  ],
  funny: [
    '{Hero} bowed to the [nearest|politest|oldest] mushroom and said, “[Nice hat|What a hat|Lovely hat], madam.”',
    '“A table for [two|a king|a queen], please,” {hero} [told|said to] the mushrooms, and [settled down|waited to be served].',
  ],
  shy: [
    '{Hero} liked it there, because mushrooms never [ask how old you are|stare at you|ask you things].',
    '{Hero} sat so [quietly|still] that a [wren|robin|mouse] came for the [crumbs|first crumb].',
  ],
  stubborn: [
    'A [root|stone] stuck out where {hero} wanted to sit, but {hero} sat there [all the same|anyway|until it was comfortable].',
    '{Hero} had put in the last peg [alone|without help], though it took [until four|an hour|ten tries], and [then|now] {they} needed a picnic.',
  ],
  dreamy: [
    '{Hero} lay on {their} back and [looked at|watched] the [leaves|clouds], and [forgot to chew|took an hour over one bite].',
    '{Hero} found a [whole town|castle|harbour] in the moss, and [moved in|went for a walk in it] [between two bites|before pudding].',
  ],
  careful: [
    '{Hero} cut it into [pieces|bits] and [measured|compared] them, so that they were all [exactly|quite] the same.',
    'First {hero} [brushed|swept] the moss, and then {they} [counted|sorted] the [ants|leaves|crumbs], to be [on the safe side|sure].',
  ],
  energetic: [
    '{Hero} raced round the mushrooms [once|twice|three times] between [one bite and the next|every two bites].',
    '{Hero} ate and [wriggled|fidgeted] at the same time, because [being still|a rest] is [so slow|a waste of time|dull].',
  ],
  clever: [
    '{Hero} [made|used] a [flat stone|leaf|piece of bark] for a plate and [a fern|another] for an umbrella, [just in case|to be ready].',
    '{Hero} had found out that moss is a [cushion|sofa|bed] that [costs nothing|nobody has to carry|never needs dusting].',
  ],
};

/** How a hero who likes something comes to listen. */
const LIKED: readonly Option[] = [
  '{Hero} told the dark about {interest}, so as to hear [a voice|somebody]. When {they} stopped for [breath|a breath], {they} listened.',
  '{Hero} [whispered|told] something about {interest} into {lost’s} ear, and then the two of them [listened|kept still and listened].',
  '“[Later|At home] I’ll tell you about {interest},” {hero} told {their} [feet|knees]. “Now be [quiet|still].” And {they} listened.',
];

const turns: TraitLines = {
  interest: LIKED,
  brave: [
    '{Hero} took a [breath|deep breath] that went right down to {their} {hero.toes}, and did not run. {They} [listened|only listened].',
    '“You’re only dark,” {hero} told the dark[, which had no answer| in a small brave voice]. And {they} stood still to [hear more|listen].',
  ],
  curious: [
    'What does the dark [sound like|say], if you [let it|ask it|stand still]? {Hero} [had to|wanted to] know, and [listened|held {their} breath].',
    'But [under|behind|beside] the wind there was something else, [quite faint|very faint]. {Hero} forgot to be afraid and [listened|tried to hear it].',
  ],
  kind: [
    '“I’ve got you,” {hero} whispered to {lost}, and then {they} [held still|stood very still], so that they both could [listen|hear].',
    '{Hero} hummed [very softly|something soft] to {lost}, and when the humming [stopped|was over], it was so still that {they} [could listen|listened].',
  ],
  funny: [
    '“Knock, knock,” {hero} said to the dark, and [waited|listened] [politely|with both ears] for it to [ask who was there|answer].',
    '“Very funny,” {hero} told the wind, and [listened|waited] to hear [what was coming next|if it had another joke|what else it could do].',
  ],
  shy: [
    'Other people would have shouted. {Hero} was [good at being|never anything but] quiet, and so {they} [stood still and |]listened.',
    '{Hero} could be quieter than [moss|snow|a moth], and whoever is so quiet [hears|can hear] [a lot|a great deal]. {They} [listened|only had to listen].',
  ],
  stubborn: [
    '“I’m [standing|staying] here until I know the way,” {hero} told the dark, [did not budge|stood like a post] and listened.',
    '{Hero} did not cry, and {they} did not give up. {They} [stood|planted {themselves}] there and [listened|waited for a sound].',
  ],
  dreamy: [
    '{Hero} closed {their} eyes, because it was [nicer|no darker] in there, and the wood was full of [threads|little paths] made of sound.',
    '{Hero} let {their} ears [float|fly|drift] up like [kites|balloons], over the [ferns|bushes] and over the trees, and listened.',
  ],
  careful: [
    'First stop, then think: {hero} counted to ten, and by [six|seven|eight] it was so quiet in {their} head that {they} [could listen|began to hear things].',
    '{Hero} took no step, [not even a small one|neither left nor right], until {they} had [listened|listened well] on [every side|all sides].',
  ],
  energetic: [
    '{Hero’s} feet [wanted to run|said “run”], but they did not know where. So for once {they} [stood|kept] [still|quite still] and listened.',
    '{Hero} did the hardest thing {they} knew, which was nothing [at all|whatever]: not a [hop|jump|step]. {They} [just|only] listened.',
  ],
  clever: [
    'Without a light eyes are no use, thought {hero}, but ears work [in the dark|just as well at night|as well as ever]. So {they} listened.',
    'What can’t be seen can [perhaps|still] be heard, thought {hero}, and turned [one ear|both ears] to the [dark|wind] and listened.',
  ],
};

export const english57: BandText = {
  refrains: [
    '“As far as [the next|that next|that other] tree,” [said|whispered|murmured] {hero}, and [set off|went].',
    '“[Only|Just] as far as the next tree,” {hero} [told|said to] {their} [feet|knees|{hero.toes}].',
    '“[Only|Just] to the next tree,” [said|whispered|murmured] {hero}, and [set off|got there|went].',
    '“Brave enough for [one more|the next|that] tree,” [said|whispered|murmured] {hero}.',
    '“[One more tree|One tree more],” [said|whispered|murmured] {hero}, “and then [I’ll see|we’ll see|I’ll think].”',
  ],
  beats: {
    open: [
      [
        '{Party} put up [a|the] tent by {wood} and [ate|had|shared] {a treat} deep inside, by {spot}.',
        '{Party} [camped|made camp|put up a tent] [by|beside] {wood}, and [had|ate|shared] {a treat} deep inside, by {spot}.',
        'By {wood} {party} [put up|pitched] a tent. Then there was {a treat} [deep inside|in the wood], by {spot}.',
      ],
      when(
        'adults',
        more(
          '{Adults} [stayed behind|stayed there] to tie the last [rope|two ropes|three ropes].',
          '{Adults} [wanted|had promised] to tie the last [rope|two ropes|three ropes] alone.',
        ),
      ),
      { more: HABIT },
      thread({
        who: [
          '“Who’s there?” {hero} asked at every [rustle|creak|snap|sound], and told {lost} the {lost.kind} who it was.',
          'When [something|anything] [rustled|creaked|snapped], {hero} asked, “Who’s there?” and told {lost} the {lost.kind}.',
          '“Who’s there?” {hero} asked every [beetle|wren|rustle|creak], because {lost} the {lost.kind} [liked|wanted] to know.',
        ],
        night: [
          '{Hero} had brought {lost} the {lost.kind}, and no day [ended|went by] without “Good night, {lost}”.',
          '{Lost} the {lost.kind} came[| along], too, to be told [good night|a soft good night|a last good night].',
          'With {hero} sat {lost} the {lost.kind}. And [every|each] night {lost} got a [kiss and a |]good night.',
        ],
        care: [
          'By day {hero} looked after {lost} the {lost.kind}, [by night|after dark|at night] {lost} after {hero}.',
          '{Hero} looked after {lost} the {lost.kind} by day, and {lost} after {hero} [by night|at night|after dark].',
          'By day {lost} the {lost.kind} was looked after by {hero}. [By night|In the dark|After dark] it was the other way [round|about].',
        ],
      }),
    ],
    bed: [
      thread({
        who: [
          '[At bedtime|In bed|In the tent] there was no {lost} to [ask|tell|tell things|listen].',
          'Something [rustled|creaked|snapped] at bedtime, but no {lost} was there to [hear it|be told|ask].',
          'When [something|the tent] [rustled|creaked|snapped] at bedtime, {hero} had no {lost} to [tell|ask].',
        ],
        night: [
          '“Good night, {lost},” said {hero} at bedtime, [but only to a pillow|to an empty pillow|but no {lost} was there].',
          'At bedtime {hero} said good night, but there was [no {lost}|only a pillow] to [hear it|say it to].',
          '[At bedtime|In bed|In the tent] {hero} had no {lost} to wish good night.',
        ],
        care: [
          'At bedtime {hero} [felt|reached] for {lost}, and found only [the pillow|a pillow|the dark].',
          '[Night came|Night fell|The night came], but {lost} was [not there|missing|gone].',
          'It got dark, and {hero} [felt|reached] for {lost}, [in vain|and found a pillow].',
        ],
      }),
      left({
        wasp: [
          '¶Then {they} [knew|remembered]: a [fat|cross|loud|large] wasp had come, {hero} had rushed off, and {lost} was still by {spot}.',
          '¶Oh! When a [fat|cross|loud] wasp came, {hero} had fled and left {lost} by {spot}.',
          '¶A [cross|loud] wasp had come, and {hero} had run and left {lost} by {spot}.',
          '¶It was all because of a wasp. {Hero} had fled from it, but {lost} [was still|had stayed] by {spot}.',
        ],
        rain: [
          '¶Then {they} [knew|remembered]: [it had begun to rain|the rain had come], {hero} had fled, and {lost} was still by {spot}.',
          '¶When it [began|started] to rain, {hero} had fled and left {lost} by {spot}.',
          '¶[Cold|Heavy|Sudden] rain had come, so {hero} had run and left {lost} by {spot}.',
          '¶It was all because of the [cold |sudden |heavy |]rain. {Hero} had fled from it, but {lost} [was still|had stayed] by {spot}.',
        ],
        tent: [
          '¶Then {they} [knew|remembered]: the tent had [fallen|fallen over], {hero} had rushed off, and {lost} was still by {spot}.',
          '¶Oh! When the tent [fell down|fell over], {hero} had rushed off and left {lost} by {spot}.',
          '¶{Hero} had rushed to [hold|catch|save] the falling tent, and left {lost} by {spot}.',
          '¶It was all because the tent fell. {Hero} had rushed to [catch|save|hold] it, but {lost} [was still|had stayed] by {spot}.',
        ],
      }),
      ifRoom(
        ...planting(
          'long',
          '“Then I’ll fetch {lost},” said {hero}, [though|but] {wood} was as black as [a boot inside|jam|soot].',
          '“I’ll [get|fetch] {lost},” {hero} [said to|promised|told] the [dark|trees|night], which [said nothing|only rustled|did not answer].',
          'It was as dark as [a boot|jam|soot] [out there|outside], but {hero} [had to|wanted to] fetch {lost}.',
        ),
      ),
      asideHere('start', {
        person: [
          '“I’m coming with you,” said {friend}, “but you [go first|go in front|hold the lantern].”',
          '“We’ll both [get|fetch] {lost},” said {friend}, and looked for {friend.their} [shoes|other shoe|socks].',
        ],
        pet: [
          '{Friend} sniffed the empty [pillow|place] and [looked at {hero}|went to the door].',
          '{Friend} put one paw out of the [tent|door] and [waited|looked back at {hero}].',
        ],
      }),
    ],
    lantern: [
      when('adults', [
        '“[Only to|To] {spot} and back, lantern [up|high],” said {adults}.',
        '“[Lantern up|Lantern high], [please|now]!” said {adults}.',
      ]),
      when(
        'giver',
        [
          '{Party} lit the lantern from {giver} and [slipped|crept|went] [outside|into the grass|into the night].',
          'There was a lantern from {giver}. {Party} lit it and [slipped|crept|went] out into the [grass|night].',
          'With the lantern from {giver} {party} [slipped|crept|went] out into the [grass|wet grass|night].',
        ],
        [
          '{Party} lit the lantern and [slipped|crept|went] out into the [grass|wet grass|night].',
          'There was a lantern [by the door|in the corner]. {Party} lit it and [slipped|crept|went] out.',
          '{Party} [took|unhooked] the lantern, lit it and [slipped|crept|went] out [into the grass|into the night|without a sound].',
        ],
      ),
      asideHere('way', {
        person: ['{Friend} came close behind, [holding|with one hand on] {hero’s} sleeve.'],
        pet: ['{Friend} went in front, [nose first|ears up], for [three|four|five] steps, and then behind.'],
      }),
      [
        'By day it was not far to {spot}. [By night|At night|In the dark] it was [very far|ever so far].',
        'By day it was [forty|sixty|ninety] steps to {spot}. The night had made [them longer|hundreds of them|thousands of them].',
        'The dark had put a [hundred|thousand] trees between {hero} and {spot}.',
      ],
      [
        '{Hero} was not brave enough for [that|all that]. For one tree, [though|perhaps], {they} {was}.',
        'Nobody can be brave [that far|so far], thought {hero}, but one tree? [That can be done|Yes|Perhaps].',
        'It was too far to be brave [all the way|the whole way], so {hero} [did|took] it in [bits|pieces|parts].',
      ],
      '¶{refrain}',
    ],
    step: [
      [
        'The first tree was [quite|really] easy, for it was [only a tree|a tree and nothing else].',
        'At the first tree nothing [happened|bit {them}|was wrong], [and it was just bark|except that it was wet].',
        'The first tree let {hero} by [without a word|without a sound|and said nothing].',
      ],
      [
        'The second held out a [long|thin|crooked] arm. {Hero} shook it [politely|by the twigs], for it was [only|just] a branch.',
        'From the second a [long|thin|crooked] arm [reached|came] for {hero}. {They} [shook it|shook hands|said hello], and it was [only|just] a branch.',
        'The second had a [long|thin|crooked] arm. {Hero} [bowed to it|said “excuse me” to it], and it was a branch.',
      ],
      asideHere('way', {
        person: ['“Is that you?” {friend} asked {hero} at [every step|each step|every other step], and it always was.'],
        pet: ['{Friend} [growled at|sniffed] a stump [first|once more|twice], [to be sure|just in case].'],
      }),
      [
        'But from behind the third came a noise, and [trees don’t make noises|no tree makes a noise] like that.',
        'But behind the third [there was somebody|somebody was waiting], because [something|it] made a noise [there|at {them}].',
        'But the third tree made a noise, or [somebody|someone] [behind it|beside it|up in it] did.',
      ],
    ],
    'owl.heard': [
      [
        '“{owlCall}!” [went|cried|called] something [high up|far up|up] in the [leaves|branches].',
        'Down from the [next|nearest] tree came a [terrible|horrible|wild] “{owlCall}!”',
        '[Over|Above] {hero’s} head something [in the leaves|in the branches] went “{owlCall}!”',
      ],
      more(
        'A ghost, thought {hero}, [and a wet one|and one with a cold|with pepper up its nose].',
        'It [might|could only] be a ghost [falling out of bed|with a trumpet|who had swallowed a fly].',
        'Only ghosts [howl|cry] like that, thought {hero}, [when they are pinched|on a bad day|in high wind].',
      ),
      asideHere('way', {
        person: ['“A ghost,” whispered {friend}, and [got|stepped] behind {hero}, [very close|as close as possible].'],
        pet: ['{Friend} [crept|got] between {hero’s} feet, [which shook|and shook a little].'],
      }),
      othersStay('owl'),
      looks('owl'),
    ],
    'owl.found': [
      [
        'It was {owl} the owl, who [sneezed|had to sneeze] [whenever|each time] she [hooted|said hoo].',
        'There sat {owl} the owl, and could not hoot for [sneezing|sneezes].',
        'It was {owl} the owl. She had [a cold|caught a cold], so [every|each] hoot [became|ended in|turned into] a sneeze.',
      ],
      [
        '{Hero} [held|lifted] the lantern to warm her [feet|toes|tummy], and {owl} sneezed on, [happily|more cheerfully].',
        '“It’s warm [by|at] my lantern,” said {hero}, so {owl} [warmed|dried] her feathers and sneezed on.',
        plants(
          'leaf',
          '“Bless you,” said {hero}, and gave her a [big|soft] leaf. {Owl} [blew|blew and blew], and sneezed on.',
        ),
        plants(
          'leaf',
          '{Hero} [picked|gave] her a [big|soft] leaf to blow into. {Owl} [thanked {them}|said thank you] and sneezed on.',
        ),
      ],
      parts('owl'),
      '¶{refrain}',
    ],
    'hedgehog.heard': [
      [
        '“{hedgehogCall}!” [went|came|said] something [down|low down|deep] in the [ferns|leaves].',
        '[Close to|Right beside|Next to] {hero’s} feet something went “{hedgehogCall}!”',
        '[Under|Deep in] the [ferns|leaves] something was eating: “{hedgehogCall}!”',
      ],
      more(
        'It sounded like [many|a hundred|far too many] teeth, so {hero} [pulled in|counted|curled up] {their} {hero.toes}.',
        'Only [bones|old bones|boots] crunch like that, thought {hero}, and [thought no further|asked no more].',
        'If it eats, it’s hungry, thought {hero}, and if it’s hungry… {They} did not [think on|want to know].',
      ),
      asideHere('way', {
        person: ['“It’s eating [somebody|someone],” whispered {friend}, and [stood on tiptoe|got behind {hero}].'],
        pet: ['{Friend} [sniffed and|sniffed, and then] licked {friend.their} lips, which was [odd|strange].'],
      }),
      othersStay('hedgehog'),
      looks('hedgehog'),
    ],
    'hedgehog.found': [
      [
        'It was {hedgehog} the hedgehog. He had [found|come upon] the [crumbs|rest] of the {treat}.',
        'There sat {hedgehog} the hedgehog, his cheeks full of {treat} from the picnic.',
        'In a heap of crumbs sat {hedgehog} the hedgehog, [eating|finishing] the rest of the {treat}.',
      ],
      [
        '“Shall I [chew|eat] [quietly|more quietly]?” asked {hedgehog}. “No, crunch on,” said {hero}.',
        '“Am I too loud?” asked {hedgehog}. “[Just right|Loud is nice],” said {hero}, so he crunched on.',
        plants(
          'crumb',
          '“You’ve [lost|dropped] a [bit|crumb],” said {hero} and held it out, so {hedgehog} crunched [on|that, too].',
        ),
      ],
      parts('hedgehog'),
      '¶{refrain}',
    ],
    'rabbit.heard': [
      [
        '“{rabbitCall}!” The ground [jumped|shook|bounced], and with it [jumped|shook] the lantern.',
        '[Behind|Beyond] a [bush|bramble|thornbush] something [heavy|huge] went “{rabbitCall}!”',
        'Something was stamping [out there|in the dark|behind the bushes]: “{rabbitCall}!”',
      ],
      more(
        'Whoever stamps like that has feet like [boats|bathtubs|wardrobes], thought {hero}.',
        'A giant, thought {hero}, [who has lost something|in a bad temper|with wooden shoes on].',
        '{Hero} counted the feet. There were two, [but that’s plenty|which is enough] when they are [that|so] big.',
      ),
      asideHere('way', {
        person: [
          '“A giant,” whispered {friend}, “[and he’s cross|with boots on],” and [held on to|got behind] {hero}.',
        ],
        pet: ['{Friend} jumped at every [thump|bump], [a little late|each time a little later].'],
      }),
      othersStay('rabbit'),
      looks('rabbit'),
    ],
    'rabbit.found': [
      [
        'It was {rabbit} the rabbit, learning to dance, [all alone|in the moonlight], on very large feet.',
        'It was {rabbit} the rabbit. He was [practising|learning] a dance for a wedding, [all alone|in the moonlight].',
        'There danced {rabbit} the rabbit. He [learned it|practised] at night, when nobody [could laugh|was looking].',
      ],
      [
        '{Hero} danced along until they were both dizzy, and {rabbit} [started|began] again.',
        '“[Like this|And turn|Two, three]?” asked {hero}, and danced along. Now {rabbit} would not stop [at all|any more].',
        plants(
          'clapped',
          '{Hero} [leaned down|put down the lantern] and clapped, so {rabbit} [started again|danced on].',
        ),
      ],
      parts('rabbit'),
      '¶{refrain}',
    ],
    'fox.heard': [
      [
        '“{foxCall}!” went something [under|behind] the [roots|old roots|tree roots].',
        'Something [long|dry] was moving [in|over] the leaves: “{foxCall}!”',
        'Out of a hole flew a [cloud|heap|shower] of leaves, with a “{foxCall}!”',
      ],
      more(
        'A snake, thought {hero}, as long as [a train|a washing line|the whole path].',
        'It seemed to [want {hero} quiet|say “hush” to {hero}], [though|but] {they} had not said [a word|anything].',
        '{Hero} thought of a ghost [in slippers|with a long sheet], and [wished {they} hadn’t|held on to the lantern].',
      ),
      asideHere('way', {
        person: ['“A snake,” whispered {friend}, and [stood|climbed] on a [stone|root].'],
        pet: ['{Friend} snapped at a [leaf|flying leaf], and [missed it|got it, too].'],
      }),
      othersStay('fox'),
      looks('fox'),
    ],
    'fox.found': [
      [
        'It was {fox} the fox, who was sweeping [his den|his house|his hall] with his [own|only] tail.',
        'It was {fox} the fox. He [had|owned] no broom, so he swept his [den|house|hall] with his tail.',
        'Out of his den came {fox} the fox, sweeping it with his tail for [visitors|his aunt].',
      ],
      [
        '{Hero} held the lantern into the den, and {fox} saw [more dust|the corners] and swept on.',
        '“A light, [at last|how nice]!” [said|cried] {fox} to {hero}, and swept on, into all the corners.',
        plants(
          'wiped',
          '“[Feet|Your feet|Mind your feet]!” cried {fox}, so {hero} wiped [them|them all], and {fox} [swept on|went on sweeping].',
        ),
      ],
      parts('fox'),
      '¶{refrain}',
    ],
    'bird.heard': [
      [
        '“{birdCall}!” Somebody was knocking [at a tree|on wood], [quite near|not far away|close by].',
        '[First here and then there|Now left and now right], something [went|knocked] “{birdCall}!”',
        '[Inside|Behind|Beside] the next trunk something [went|knocked] “{birdCall}!”',
      ],
      more(
        'Skeletons knock like that, thought {hero}, [with one finger|with their knees|if you let them].',
        '{Hero} nearly said, “Come in,” [but|and then] thought of who [might|would] come.',
        'It sounded like [one long nail|a bony finger] [on a door|on a box|at a window].',
      ),
      asideHere('way', {
        person: ['“Don’t say come in,” whispered {friend} [to {hero}|quickly], [whoever it was|just in case].'],
        pet: ['{Friend} looked for a [door|letter box], and [there was none|found only bark].'],
      }),
      othersStay('bird'),
      looks('bird'),
    ],
    'bird.found': [
      [
        'It was {bird} the bird. She [wanted|needed] a house, so she [knocked|was knocking] to find a hollow tree.',
        'It was {bird} the bird, knocking at [every|each] tree to [find|get] a hollow one.',
        'It was {bird} the bird. She wanted a [new|bigger] house, and knocked [for|to find] a hollow tree.',
      ],
      [
        '“That one,” said {hero} and pointed. {Bird} [knocked|hammered] on, to make a door.',
        '{Hero} pointed to a [fat|bent|crooked] tree. It was hollow, so {bird} knocked on until it had a door.',
        '“The [fat|bent|crooked] one,” said {hero} and pointed. {Bird} [knocked|hammered] on until it had a door.',
      ],
      parts('bird'),
      '¶{refrain}',
    ],
    'turtle.heard': [
      [
        '“{turtleCall}!” went something by the [pond|water], [slow|low] and heavy and hard.',
        'Across the path something [hard|heavy] went “{turtleCall}!” and [sighed|groaned].',
        'Something [hard|heavy] was [trying to climb up|climbing out of the pond]: “{turtleCall}!”',
      ],
      more(
        'A knight, thought {hero}, [who had fallen off his horse|who had fallen downstairs|in old armour].',
        '{Hero} thought of trolls, who [throw|roll] stones, [and|but] not of [nice|friendly] ones.',
        'Stones can’t walk, {hero} [thought|told {themselves}], [and|but] this stone was [walking|trying to].',
      ),
      asideHere('way', {
        person: ['“The stones are walking,” whispered {friend}, and [held on to|got behind] {hero}.'],
        pet: ['{Friend} [growled|grumbled] at a stone, [the wrong one|but it was the wrong one].'],
      }),
      othersStay('turtle'),
      looks('turtle'),
    ],
    'turtle.found': [
      [
        'It was {turtle} the turtle. She [climbed|had to climb|was climbing] over a [big|thick|wet] root, and slid [back|down].',
        'It was {turtle} the turtle. She was halfway up a [big|thick|wet] root, and slid [down|back] again.',
        'It was {turtle} the turtle, climbing over a [big|thick|wet] root, and sliding [down|back].',
      ],
      [
        '{Hero} leaned down and pushed, and [over went {turtle}|{turtle} was over]. Then she climbed on, up the next root.',
        '“[One, two, heave|Heave]!” said {hero} and pushed. [Over went {turtle}|That got {turtle} over], and on to the next root.',
        '“[A push|A little push], please,” said {turtle}. {Hero} [pushed|helped|heaved] her over, and she climbed on[|, up the next root].',
      ],
      parts('turtle'),
      '¶{refrain}',
    ],
    fork: [
      [
        'Behind [that|this] tree were two paths, though by day there had been [just|only] one.',
        'Behind [that|this] tree the path went two ways, which it [never did|had not done] by day.',
        'By day there had been one path. Behind [that|this] tree there were two.',
      ],
      [
        'The lantern [shone on|lit] both of them [just the same|alike], so {hero} [sniffed|let {their} nose choose].',
        'They looked [quite|just] the same, so {hero} closed {their} eyes and [used|asked] {their} nose.',
        '{Hero} [looked|shone the lantern] left and right, but it was {their} nose that [found something|helped].',
      ],
      asideHere('trouble', {
        person: ['“Can you smell that, too?” asked {friend}, who was [hungry|always hungry].'],
        pet: ['{Friend} had had {friend.their} nose on the ground [all along|for some time].'],
      }),
      [
        '¶[One way|One path] smelled of [nettles|mud], but the other of mushrooms and {treat}, so {hero} [took|chose] that one.',
        '¶From the [left|right|left one|right one] came a smell of mushrooms and {treat}, [thin|faint] as a [hair|thread], so {hero} followed it.',
        '¶There it was, mushrooms and a [crumb|bit] of {treat}. {Hero} [went|walked] after it, nose first.',
      ],
    ],
    there: [
      [
        'One more tree, and one more, and the next was the last[| one], and behind it, [right by|close to] {spot}, [was|lay] {lost}.',
        'One more tree, and one more, and [one more|another], and there, by {spot}, [waiting|all alone], [was|lay] {lost}.',
        '[Then|And then] {hero} needed no more trees: [there, |]right by {spot}, [was|lay|sat] {lost}.',
      ],
      when(
        'together',
        ifRoom(
          '{Others} said hello to {lost}, too, [politely|quietly].',
          '{Others} came up to [see|greet] {lost}, too.',
        ),
      ),
      asideHere('way', {
        person: ['“{Lost}!” [shouted|cried|called] {friend}, and [jumped for joy|danced in the grass].'],
        pet: ['{Friend} [got there first|was there first], and sat down [beside it|on guard].'],
      }),
      left({
        wasp: [
          '{Hero} hugged {lost} very [gently|quietly|slowly], because the wasp was asleep on the mushroom next to them.',
          'The wasp was asleep on a [mushroom|leaf], so {hero} hugged {lost} and said nothing.',
          'The wasp was [still there|there, too], asleep, so {hero} hugged {lost} [softly|very slowly|without a sound].',
        ],
        rain: [
          '{Hero} hugged {lost} so [hard|tight] that the rain [came|ran] out again.',
          '{Lost} was [wet|soaked|damp] from the rain, but got a hug [all the same|anyway].',
          'The rain had [made|left] {lost} [wet|cold], so {hero} gave a hug that lasted until both were [warm|nearly dry].',
        ],
        tent: [
          '{Hero} hugged {lost} and [whispered|said] that the tent was [up|standing] again.',
          '“The tent’s [up|standing] again,” said {hero} and [hugged|kissed] {lost}, “so we can go [to bed|home].”',
          '“You missed nothing, [only a tent|just a tent],” {hero} [said|whispered], and hugged {lost} [tight|hard].',
        ],
      }),
      thread({
        who: ifRoom(
          '“The noises were only {helper1} and {helper2},” {they} [said|explained].',
          '{They} told {lost} who [was who|the noises were]: just {helper1}, and {helper2}.',
          '“[You needn’t be|Don’t be] [scared|afraid],” {they} said. “It was only {helper1} and {helper2}.”',
        ),
        night: ifRoom(
          '“Good night comes [later|last],” {they} [said|promised], “[because|for] that [belongs|is said] in the tent.”',
          'But the good night had to wait, because good nights are [said in|meant for|for] [bed|the tent].',
          '“I’ll say good night in the tent,” {they} [promised|whispered|said], “[where it’s warm|just before we sleep].”',
        ),
        care: ifRoom(
          '“Now I’m looking after you,” {they} [said|whispered], “even [at night|in the dark].”',
          'It was really {lost’s} turn by night, but {hero} [took over|stood in] as far as the tent.',
          '“[You rest|You have a rest],” {they} [said|told it], “tonight I’ll look after you.”',
        ),
      }),
    ],
    dark: [
      [
        '[Then|But then|And then] the wind [got|woke] up. It [came|rushed] through the [trees|branches|leaves], and blew out the lantern.',
        '[Then|And then|But then] came one [puff|breath|gust] of wind, and [out went the lantern|the lantern went out].',
        'But now the wind came. It took the lantern for a [birthday candle|dandelion], and blew it out.',
      ],
      when(
        'giver',
        ifRoom(
          '{Hero} [stood|put] the lantern from {giver} [under a mushroom|on a stone], to wait till morning.',
          'The lantern from {giver} had to wait [under a mushroom|on a stone] till [morning|it was light].',
        ),
        ifRoom(
          '{Hero} [stood|put|set] it [under a mushroom|on a stone], to [wait|sleep|stay there] till morning.',
          'It had to stay [under a mushroom|on a stone] till [morning|it was light|the sun came].',
        ),
      ),
      [
        '“As far as the next tree,” {hero} [began|tried|started], but there was no next tree [now|any more].',
        '{Hero} [looked for|felt for|wanted to go to] the next tree, but the dark had [eaten|hidden|swallowed|taken] it.',
        'It was so dark that {hero} could not see {their} own {hero.toes}, [let alone|much less] [the next|another|a] tree.',
      ],
      when('together', [
        '{Others} [held on tighter|came closer|pressed close to {hero}].',
        '{Hero} felt {others} [hold on tighter|come closer|press close].',
      ]),
      thread({
        who: more(
          '“Who’s there?” {hero} asked [the dark|the wind|into the dark], but for once it was nobody.',
          '“Who’s there?” {hero} [asked|called|whispered], but [this time|for once] nobody was.',
        ),
        night: more(
          'It was as dark as in bed, [only without the|but there was no] bed.',
          '“Soon,” {hero} [promised|told] {lost}, who was waiting for the good night, and did not know [how|when].',
        ),
        care: more(
          '“Don’t be afraid,” {hero} told {lost}, and [told it to {themselves}, too|was afraid {themselves}].',
          '{Hero} [put|tucked] {lost} under {their} chin, where [it was warm|the wind could not get it].',
        ),
      }),
    ],
    listen: [
      TURN,
      asideHere('turn', {
        person: ['{Friend} held {friend.their} breath, so as not to [disturb|make a noise].'],
        pet: ['{Friend} pricked up both ears, [too|as well|at the same time].'],
      }),
      [
        '¶“{call2.sound}!” came from [far off|far away|behind the dark]. That was {helper2}, still {call2.doing}[| there| away].',
        '¶And [there|then], [far off|far away|very small], something went “{call2.sound}!” as only {helper2} [could|did].',
        '¶[There|Then], from [far off|far away], came a “{call2.sound}!” and {hero} knew that it was {helper2}.',
      ],
      [
        'The dark could hide the trees, but not {helper2}. And past {helper2} [went|lay|was] the way [home|to the tent|back].',
        '{Hero} had [come|walked] past {helper2} to get here, [so that was the way home|and that was the way home|so home was that way].',
        'On the way here {hero} had [come|walked] past {helper2}, [so that was the way home|and that was the way home|so home was that way].',
      ],
      [
        '¶“Then as far as {helper2},” [said|whispered] {hero}, and took [a step|the first step|one step].',
        '¶“As far as {helper2}[|, then],” {hero} [said to|told] {their} [feet|knees|{hero.toes}].',
        '¶“[Then I’ll go|I’ll go|We’ll go] as far as {helper2},” [said|whispered] {hero}.',
      ],
    ],
    back: [
      thread({
        who: [
          'The noise got louder with [every|each] step, until {helper2} [stopped and |]asked, “Who’s there?” It was [only|just] {hero}.',
          '{Helper2} heard [feet|steps|somebody] and asked, “Who’s there?” and {hero} [said|called], “[Only me|It’s me].”',
          '“Who’s there?” {helper2} asked [in a small voice|rather quietly]. It was dark for {helper2}, too, and {hero} [said|called], “[Only me|It’s me].”',
        ],
        night: [
          'The [noise|sound] got louder with [every|each] step. [Soon|Then] {hero} could [call|wave and call], “Good night, {helper2}!”',
          '[Louder and louder|Nearer and nearer] it sounded, till {hero} could [wave|call] good night to {helper2}.',
          'Step by step {hero} [walked|felt {their} way] to the noise, and [waved|said] good night to {helper2}.',
        ],
        care: [
          'The [noise|sound] got louder with [every|each] step. {Hero} [held|hugged] {lost} [tight|close] until they [were beside|came to] {helper2}.',
          'Step by step {hero} carried {lost} to the noise. “[So you’ve|You’ve] found {lost}!” said {helper2}.',
          '{Hero} [went|walked] slowly, so as not to fall with {lost}. The noise got louder, and there was {helper2}.',
        ],
      }),
      [
        '“{call1.sound}!” came from [further on|ahead|the dark ahead], so now it was “As far as {helper1}.”',
        '“Now as far as {helper1},” said {hero}, for [ahead|further on|in front] something went “{call1.sound}!”',
        'Then {hero} [listened again|stood still], heard a “{call1.sound}!” and said, “Now as far as {helper1}.”',
      ],
      asideHere('turn', {
        person: ['{Friend} walked with {friend.their} eyes [shut|closed], to [hear better|listen better].'],
        pet: ['{Friend} [trotted|went] ahead, tail up, as if there were [lamps|street lamps] all the way.'],
      }),
      [
        '¶From {helper1} it was not far, and then {party} walked into something [soft|cold|wet]: the tent.',
        '¶Behind {helper1}, {wood} [ended|stopped|was over], and there, [in the moonlight|under the moon], {party} saw the tent.',
        '¶And [a few|some] steps after {helper1} {party} saw the tent, [crooked|a little crooked] and [white in the moon|just as before].',
      ],
    ],
    tent: [
      [
        plants(
          'in',
          '“And as far as the tent,” said {hero}, and [slipped|crept] in with {lost} and [seven|nine|eleven] leaves.',
        ),
        plants(
          'in',
          '{Hero} [slipped|crept] into the tent with {lost} and [plenty of mud|plenty of leaves|half the wood], and shut the [night|dark] out.',
        ),
        plants(
          'in',
          '[Zip went|One pull at] the [door|tent], and {hero} was [inside|in], with {lost} and [seven|nine|eleven] leaves.',
        ),
      ],
      adult('end'),
      [
        'Outside it was [just|quite] as dark as before, but now the dark had {helper1} in it, and {helper2}.',
        'It was [still|just] the same night [outside|out there|as before], but with {helper1} in it, and {helper2}, it was [smaller|friendlier].',
        'Nothing had changed [outside|out there|beyond the door], but {hero} knew now who lived in the [dark|night]: {helper1}, and {helper2}.',
      ],
      more(
        '{They} left the door open [a bit|a finger’s width|a crack], to [hear|listen to] them.',
        '{They} did not [close|shut] the door [quite|all the way], so as to [hear|listen to] them.',
      ),
    ],
    sleep: [
      when('not told:in', adult('end')),
      thread({
        who: [
          '“As far as the pillow,” said {hero}, and fell asleep, telling {lost} [who was who|who was out there].',
          '{Hero} [wanted|meant] to tell {lost} who was [out there|who], but got only as far as the pillow.',
          '{Hero} wanted to tell who was [out there|who], but the pillow [was faster|came first], and {they} slept.',
        ],
        night: [
          '“As far as the pillow,” said {hero}. And there, [at last|in bed], {they} said, “Good night, {lost},” and slept.',
          'As far as the pillow {hero} [waited|held out], and then it came, [warm|slow] and whole: “Good night, {lost}.”',
          '{Hero} [got|came] as far as the pillow, [and then|and there] said, “Good night, {lost},” and [slept|was asleep].',
        ],
        care: [
          '“As far as the pillow,” {hero} told {lost}, “and then it’s your turn,” and [slept|fell asleep].',
          '{Hero} [carried|brought] {lost} as far as the pillow, said, “Your turn again,” and [slept|fell asleep].',
          'As far as the pillow {hero} looked after {lost}. [And then|Then|From there] {lost} looked after {hero}.',
        ],
      }),
      [
        '¶“[Snnn|Hrrrr|Khhhr|Snorrr]-[pyoo|shoo|wheee]!” went the tent, and in {wood} {helper1} stopped {call1.doing}. “What’s THAT?”',
        '¶“[Snnn|Hrrrr|Khhhr|Snorrr]-[pyoo|shoo|wheee]!” “What’s THAT?” [asked|whispered] {helper1}, who had never heard [such|so terrible] a noise.',
        '¶But {helper1} [jumped|sat up]: “What’s THAT?” Something in the tent went “[snnn|hrrrr|khhhr|snorrr]-[pyoo|shoo|wheee]!”',
      ],
      [
        '“[Only|Just] as far as the next tree,” [whispered|said] {helper2}, [so|and so] they came, [tree by tree|from tree to tree|one tree at a time].',
        '“[Let’s see|We’ll look]. [Only|Just] as far as the next tree,” said {helper2}, [so|and so] they came, tree by tree.',
        '“As far as the next tree,” said {helper2}. And [tree by tree|bit by bit|slowly] they [came|crept|tiptoed] to the tent.',
      ],
      thread({
        who: [
          '“Who’s there?” asked {helper1}, [and|but] it was only {hero}, [asleep|fast asleep|sleeping].',
          '“Who’s there?” they [asked|whispered], and it was [only|just] {hero}, [asleep|fast asleep|sleeping].',
          '“Who’s there?” [asked|whispered] {helper1}. It was [only|just] {hero}, [asleep|fast asleep|snoring].',
        ],
        night: [
          'It was [only|just] {hero}. They [said|whispered] good night and went home [as they had come|on tiptoe].',
          '“Good night, {hero},” they [said|whispered], and [went|crept] home [as they had come|on tiptoe].',
          'There was [only|just] {hero}, [snoring|asleep]. “Good night,” they whispered, and [went home|crept home] to bed.',
        ],
        care: [
          'It was only {hero}, [asleep|fast asleep]. So they [stayed and |]looked after {them} [till it was light|until morning].',
          'They saw that it was only {hero}, and [sat down|stayed] to look after {them} [till it was light|until morning].',
          'And it was [only|just] {hero}, [asleep|fast asleep]. So they looked after {them} [till it was light|until morning].',
        ],
      }),
    ],
  },
  asides: {
    start: { person: ['“I’m coming, too,” said {friend}.'], pet: ['{Friend} came along, [nose first|tail up].'] },
    way: { person: ['{Friend} [came along|held on to {hero’s} sleeve].'], pet: ['{Friend} [trotted|padded] along.'] },
    trouble: { person: ['{Friend} [gulped|held on tight].'], pet: ['{Friend} pressed close.'] },
    turn: { person: ['{Friend} [listened|kept quiet], too.'], pet: ['{Friend} pricked up both ears.'] },
    end: { person: ['{Friend} was asleep already.'], pet: ['{Friend} curled up.'] },
  },
  adults: {
    start: [
      '“Take the lantern,” said {grownUp}, “and I’ll [listen|wait up|stay awake].”',
      '“I’ll [wait up|listen|stay awake],” said {grownUp}, “but take [the|your] lantern.”',
    ],
    end: [
      '“[There you are|You’re back|Well done],” said {grownUp}, [still awake|who was up|wide awake].',
      '{GrownUp} was still [up|awake], and [rubbed|dried] {hero’s} cold {hero.toes}.',
    ],
  },
  traits: { habit: habits, turn: turns },
};
