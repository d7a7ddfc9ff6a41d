/** The rescued dragon in English for readers of 5 to 7. */
import {
  adult,
  asideHere,
  HABIT,
  ifRoom,
  more,
  planting,
  takes,
  TURN,
  when,
  type BandText,
  type Line,
  type TraitLines,
  given,
} from '#studio/storyteller/text/passage.ts';
import { answerOf, form, sees } from '#studio/storyteller/templates/rescued-dragon/choices.ts';

const HURRY: Line = planting(
  'first',
  '¶“[Hurry|Quick|Be quick|Run], my [suitcase|bag] is packed!” [called|cried|shouted] {dragon}.',
  '¶“[Hurry|Quick|Be quick|Run], [I’ve packed|I’m all packed|I’ve packed my bag]!” [called|cried|shouted] {dragon}.',
  '¶“My [suitcase|bag] is packed, so [hurry|be quick|run|come quickly]!” [called|cried|shouted] {dragon}.',
);

const NO_RUSH: Line = planting(
  'second',
  '¶“[Oh|Well|Ah|Hm], there’s no [rush|hurry|great hurry],” [called|answered|said] {dragon}.',
  '¶“[Oh|Well|Ah|Hm], [sit down|have a rest|take a breath] first,” [called|answered|said] {dragon}.',
  '¶“The stairs are [high|many|steep], so [take your time|don’t tire yourself|don’t run],” [called|answered|said] {dragon}.',
);

const LATER: Line = planting(
  'third',
  '¶“Wouldn’t [next week|next month|the spring|the autumn] do [as well|just as well]?” [called|asked|answered] {dragon}.',
  '¶“[How about|What about|Why not] [next week|next month|the spring|the autumn]?” [called|asked|answered] {dragon}.',
  '¶“[Perhaps|Maybe|Or] [next week|next month|in the spring|in the autumn]?” [called|asked|answered] {dragon}.',
);

const NOT_IN: Line = planting(
  'fourth',
  '¶“There’s [nobody|no one] [at home|in|here|up here]!” [called|answered|cried] {dragon}.',
  '¶“[Nobody|No one] is [at home|in|here|up here],” [called|answered|cried] {dragon}.',
  '¶“[I’m out|I’m not here|I’m not in|I’ve gone out]!” [called|answered|cried] {dragon}.',
);

const NO_ANSWER: Line = [
  '¶[This|But this] time [nobody|no one] answered, [only|but] a [key|lock|bolt] [clicked|creaked].',
  '¶There was no answer, [only|but] the [click|creak] of a [key|lock|bolt], [high up|up there].',
  '¶[Nobody|No one] answered, but a [curtain|shutter] was [quickly|quietly|softly] [closed|pulled shut].',
];

const ANSWER = answerOf({ hurry: HURRY, noRush: NO_RUSH, later: LATER, notIn: NOT_IN, none: NO_ANSWER });

/** The hero calls up, and the dragon answers. */
const CALLED = ['¶{refrain}', ANSWER] as const;

/** A riddle of which the mice have left the beginning, and the hero finds the end. */
const riddle = (begins: string, ends: string, answer: string): readonly Line[] => [
  [
    `In the [hall|great hall] {owl} the owl [read|was reading]: “What has ${begins}, and…? [Mice|The mice] ate the [rest|end].”`,
    `“[Mice|The mice] ate the end of my riddle,” [sighed|moaned] {owl} the owl. “What has ${begins}, and…?”`,
    `“What has ${begins}, and…” [sighed|began] {owl} the owl, but [mice|the mice] had eaten the [rest|end].`,
  ],
  asideHere('way', {
    person: ['“[Easy|I nearly had it],” said {friend}.'],
    pet: ['{Friend} looked for the mice.'],
  }),
  [
    `“And [${ends}],” said {hero}. “${answer}!” {Owl} [danced|flapped] for joy, and {hero} [raced|hurried] on, calling:`,
    `“And [${ends}]?” said {hero}. “It’s ${answer.toLowerCase()}!” {Owl} wrote that [down|in], and {hero} [raced|hurried] on, calling:`,
  ],
];

const habits: TraitLines = {
  brave: [
    '{Hero} was [walking|running] along the [high|crumbling|old|narrow] wall of {castle}, [without fear|right to the end|nose in the air].',
    '{Hero} was [patting|stroking] the stone [lion|bear|wolf] [in front of|outside|before] {castle} [on the teeth|on the nose|between the ears].',
  ],
  curious: [
    '{Hero} was [peeping|looking|peering] into [every|each] [hole|crack] in the wall of {castle}, [to see who lived there|but nobody was at home|and said hello to each of them].',
    '{Hero} was [knocking at|tapping on] the [stones|walls|old stones] of {castle}, to [hear|find|learn|know] which of them was hollow.',
  ],
  kind: [
    '{Hero} was [carrying|helping] a [snail|beetle|caterpillar] up the [hill|path] to {castle}, [because|as] it was so slow.',
    '{Hero} was sharing a [bun|crust|biscuit] with [a sparrow|an ant|a beetle] [below|outside] {castle}, [crumb by crumb|half and half].',
  ],
  funny: [
    '{Hero} was [nodding|waving] to [every|each] [daisy|sheep|puddle] on the hill below {castle}, [like a king|left and right|very politely].',
    '{Hero} had a [bucket|plate|pot] on {their} head and was greeting the [daisies|sheep|puddles] below {castle}.',
  ],
  shy: [
    '{Hero} was sitting in the [quietest|warmest|smallest] corner below {castle}, [smiling at|waving to] a [lizard|snail|beetle].',
    '{Hero} was [whispering|humming] to a [daisy|snail|lizard] in the grass below {castle}[|, where nobody heard|, and only there].',
  ],
  stubborn: [
    '{Hero} was pushing a [big|heavy|huge] stone up the hill to {castle}, [inch by inch|for the third time|and never gave up].',
    '{Hero} was climbing the [steepest|stoniest] path to {castle}, for the [third|fifth|ninth|tenth] time.',
  ],
  dreamy: [
    '{Hero} was lying in the grass below {castle}, [watching|looking at|following] a cloud like a [horse|sheep|ship|king].',
    '{Hero} was lying in the grass below {castle} and [dreaming|thinking] of [horses|flags|kings|knights] from long ago.',
  ],
  careful: [
    '{Hero} was counting the [stones|steps|trees] on the [path|way] up to {castle}, [twice|one by one|slowly].',
    '{Hero} was [trying|testing] every stone on the [path|way] to {castle} with one [foot|toe], to see if it [wobbled|held].',
  ],
  energetic: [
    '{Hero} was [running|racing] round {castle} for the [third|fifth|seventh|ninth] time[| since breakfast| without a stop].',
    '{Hero} was [rolling|tumbling] down the hill below {castle} for the [third|fifth|seventh|ninth] time[| since breakfast].',
  ],
  clever: [
    '{Hero} was drawing a [map|plan] of {castle} [with a stick|with a pebble|in the sand], [door by door|tower and all].',
    '{Hero} was building {castle} [again|once more], [quite|very] small, out of [sticks|pebbles|mud|acorns][| and moss].',
  ],
  interest: [
    '{Hero} was telling a [snail|beetle|caterpillar] about {interest}, [from the beginning|very slowly], in the grass below {castle}.',
    '{Hero} was [singing|humming] a [long|new|silly] song about {interest} on a [warm|flat] stone below {castle}.',
    '{Hero} was drawing something about {interest} with a [stick|pebble], in the [sand|dust|mud] below {castle}.',
    given('liking', 'Below {castle}, {hero}, who {liking.skill}, was telling a [snail|beetle|caterpillar] so.'),
  ],
};

/** What this hero thinks in the dark, looking up at the only light. */
const turns: TraitLines = {
  brave: [
    '{Hero} had [climbed|stormed] a whole castle without [fear|a tremble], but to [ask|call] for help was [harder|much harder|the brave part].',
    '[Even|Now even] brave {hero} needed [rescuing|a rescuer], and it took all {their} courage to [say so|say it aloud].',
  ],
  curious: [
    'Who rescues [a|the] rescuer? {Hero} [wondered|asked {themselves}], and saw only one way to [find out|know|get an answer].',
    '{Hero} had [one|only one|just one] question left, and it was a [new|good|strange] one: who rescues [a|the] rescuer?',
  ],
  kind: [
    '[Somebody|Someone] who has waited so long, thought {hero}, would [perhaps|maybe] like to [rescue|help] [somebody|someone] himself.',
    '{Hero} thought of him, [all alone|so alone] up there, and knew that they [both|two] needed [each other|somebody].',
  ],
  funny: [
    '“What a rescuer [you are|I’ve got here],” {hero} [told|said to] {their} own [knees|toes], which {they} could not see.',
    'A rescuer who needs [rescuing|a rescuer] was [funny|rather funny|very funny], thought {hero}, but it was also [dark|very dark|cold].',
  ],
  shy: [
    'To ask for help was [hard|very hard|hardest], so {hero} [tried|practised] it in a whisper [first|twice], and then took a [deep|big] breath.',
    '{Hero} [shut|closed] both eyes, [for|because] it is hard to ask for [help|something], and [took|drew] a [deep|big] breath.',
  ],
  stubborn: [
    'Without {dragon} {hero} [would not|did not want to] go home, and without [his|that] light {they} could not.',
    '{Hero} [looked|felt] for the gate [three|five|six|seven] times, but [nobody|no one] finds [a gate|it] without a [light|lamp].',
  ],
  dreamy: [
    'It [looked|shone] like a star, thought {hero}, and a star [leads|brings|can lead] [people|travellers|everybody] home.',
    '{Hero} [gazed|looked] up at it, as one does at a star, until {they} [knew|saw] who could [help|lead them home|show the way].',
  ],
  careful: [
    '{Hero} [counted|went over] what there was: no [lamp|moon|match], no [map|rope|ladder], and one dragon.',
    'It was not [safe|wise|careful] to [stumble|grope|walk] about in the dark, so {hero} sat still and thought of [him|that flame].',
  ],
  energetic: [
    '{Hero} ran for the gate and [met|hit] a [wall|bucket|post], ran back and [met|hit] a step, and [sat down|had to think].',
    'For [once|the first time that day] {hero’s} legs had no idea where to [run|hop|jump], so {they} had to [think|sit still].',
  ],
  clever: [
    '[Down here|In the dark], thought {hero}, somebody needed a light, and up there a light needed a reason to [come down|go out].',
    '“[Of course|Now I see],” [thought|said] {hero}, “we’ve done it the wrong way round. [I’m|It’s me] who must [be rescued|be fetched].”',
  ],
  interest: [
    '“I know [so much|all] about {interest},” thought {hero}, “and [nothing|not a thing] about the dark. But I know [who has|somebody with] a light.”',
    'When {hero} wanted help with {interest}, {they} [just|simply] asked. So why not [in the dark|now|here], too?',
    'Even somebody who knows all about {interest}, thought {hero}, may [need help|have to ask] in the [dark|night]. So {they} took a [deep|big] breath.',
  ],
};

export const english57: BandText = {
  // First the hero calls it up the stairs, then the dragon calls it down.
  refrains: [
    '“[Hold on|Sit tight|Wait for me], I’m coming, [step by step|stair by stair|one stair at a time]!”',
    '“[Never fear|Chin up|Be brave], [I’m coming|I’m on my way] to [rescue|save] you!”',
    '“[One stair, two stairs|One step, two steps|Hop, step and jump], [sit tight|wait there|hold on], I’m coming!”',
    '“[Don’t give up|Don’t be afraid|Don’t you worry], [I’m coming|I’m on my way|here I come]!”',
  ],
  beats: {
    open: [
      HABIT,
      ifRoom(
        '[Nobody|No one] [lived|had lived] in it [any more|for ages|for a very long time].',
        '[Nobody|No one] [lived|had lived] [there|in it] [any more|for ages|for longer than anyone knew].',
        'It [stood|had stood] [empty|quite empty] [for ages|for a very long time|for longer than anyone knew].',
      ),
      [
        '[Just then|Suddenly|All at once] a paper plane [flew|sailed|came] out of the tower and landed [before|at the feet of] {party}.',
        '[Just then|Suddenly|All at once] a paper plane came [down|flying|sailing] to {party}.',
        '[Just then|Suddenly|All at once] a window [creaked|opened] in the tower, and a paper plane [flew|sailed] down to {party}.',
      ],
      adult('start'),
    ],
    letter: [
      form({
        bow: [
          '“[Please|Kindly] rescue me,” it [said|read|began]. “I have waited {years}. [Rule one|First rule]: [bow|please bow|kindly bow]. [{Dragon}, dragon|Your {dragon}|Yours, {dragon}].”',
          '“[Dear|To the] rescuer,” it said, “I’m a dragon and have waited {years}. [Rule one|First rule]: [bow|please bow|kindly bow]. [Yours|Gratefully|Hopefully], {dragon}.”',
          '“I’m a dragon,” it said, “[please|kindly] rescue me, I’ve waited {years}. [Rule one|First rule]: [bow|please bow|kindly bow]. [Yours|Gratefully|Hopefully], {dragon}.”',
        ],
        trumpet: [
          '“[Please|Kindly] rescue me,” it [said|read|began]. “I have waited {years}. [Rule one|First rule]: [a trumpet|bring a trumpet|with trumpet|trumpet, please]. [{Dragon}, dragon|Your {dragon}|Yours, {dragon}].”',
          '“[Dear|To the] rescuer,” it said, “I’m a dragon and have waited {years}. [Rule one|First rule]: [a trumpet|bring a trumpet|with trumpet|trumpet, please]. [Yours|Gratefully|Hopefully], {dragon}.”',
          '“I’m a dragon,” it said, “[please|kindly] rescue me, I’ve waited {years}. [Rule one|First rule]: [a trumpet|bring a trumpet|with trumpet|trumpet, please]. [Yours|Gratefully|Hopefully], {dragon}.”',
        ],
        rhyme: [
          '“[Please|Kindly] rescue me,” it [said|read|began]. “I have waited {years}. [Rule one|First rule]: [in rhyme|please rhyme|it must rhyme]. [{Dragon}, dragon|Your {dragon}|Yours, {dragon}].”',
          '“[Dear|To the] rescuer,” it said, “I’m a dragon and have waited {years}. [Rule one|First rule]: [in rhyme|please rhyme|it must rhyme]. [Yours|Gratefully|Hopefully], {dragon}.”',
          '“I’m a dragon,” it said, “[please|kindly] rescue me, I’ve waited {years}. [Rule one|First rule]: [in rhyme|please rhyme|it must rhyme]. [Yours|Gratefully|Hopefully], {dragon}.”',
        ],
      }),
      asideHere('start', {
        person: ['¶“{Years}!” said {friend}. “[Poor dragon|Poor thing]!”'],
        pet: ['{Friend} [sniffed at it|smelled it] and [sneezed|had to sneeze].'],
      }),
      [
        '¶“[I’ll do it|Off I go|Leave it to me],” said {hero}, and [rolled up the letter|rolled the letter up|took the letter along|tucked the letter away].',
        '¶“[Then it’s time|Then it’s high time|That’s long enough],” said {hero}, and [rolled up the letter|rolled the letter up|took the letter along|tucked the letter away].',
        'So {hero} rolled up the letter and [set off|marched off|ran] [to the rescue|to rescue him|up the hill].',
      ],
    ],
    gate: [
      [
        'The [big|old|heavy] gate [creaked|groaned], and {party} [stood|arrived] in [an empty|a silent|a sunny] yard.',
        'Behind the [big|old|heavy] gate lay [an empty|a silent|a sunny] yard, and {party} [marched|walked|stepped] [in|right in].',
        'Through the [big|old|heavy] gate {party} [marched|stepped] into [an empty|a silent|a sunny] yard.',
      ],
      asideHere('start', {
        person: ['{Friend} looked for [knights|soldiers], and found only a [snail|bucket].'],
        pet: ['{Friend} lay down as if it were [home|a kitchen].'],
      }),
      planting(
        'yard',
        'High up in the tower two [green|round] eyes [appeared|blinked|looked out]. “Is that my rescuer?” [asked|said] a voice, [so|and so] {hero} [called|shouted]:',
        '“Is that my rescuer?” [asked|said] [somebody|a voice], and two green eyes looked out of the tower. So {hero} [called|shouted]:',
        'Two green eyes [appeared|blinked|looked out] at the tower window. “My rescuer?” [asked|said] a voice, and {hero} [called|shouted]:',
      ),
      ...CALLED,
    ],
    duck: [
      [
        'The moat was [no bigger than|as big as] a [bath|carpet|bed]. “I’m the monster,” said {duck} the duck, “but [nobody|no one] screams.”',
        '“I’m the monster,” [hissed|said|sighed] {duck} the duck in the [moat|castle moat], “but [nobody|no one] screams [any more|these days|at me].”',
        'In a moat [like|as big as] a [bath|carpet|bed] stood {duck} the duck. “I’m the monster, but [nobody|no one] screams.”',
      ],
      asideHere('way', {
        person: ['{Friend} [began|helped] to scream.'],
        pet: ['{Friend} hid [at once|behind {hero}].'],
      }),
      [
        '“[Help|Mercy|Eek]!” [screamed|yelled|howled] {party}, and shook all over. {Duck} [wept|danced] for joy, and {hero} [hurried|raced|slipped] past, calling:',
        'So {party} [screamed|yelled|howled], and shook all over. {Duck} [wept|danced] for joy, and {hero} [hurried|raced|slipped] past, calling:',
      ],
      ...CALLED,
    ],
    goose: [
      [
        '{Goose} the goose had [guarded|watched] the [iron|old|big] door for {years}, holding a flag, and [never sat down|never once sat down].',
        'At the [low|iron|old|big] door {goose} the goose had held a flag for {years}. She had [never|never once] sat down.',
        '“I’ve [guarded|watched] this door for {years},” said {goose} the goose, with a flag, “and I’ve [never|never once] sat down.”',
      ],
      asideHere('way', {
        person: ['“[Sit down|Do sit down],” said {friend}.'],
        pet: ['{Friend} showed her how to lie down.'],
      }),
      [
        'So {party} held it for her, [straight|stiff] as a [flagpole|candle|post]. {Goose} sat down and slept for [six|nine|ten] minutes, and {hero} [called|shouted]:',
        '{Party} held the flag [as still as a post|like a candle|as stiff as a pole]. So {goose} sat down and slept for [six|nine|ten] minutes, and {hero} [called|shouted]:',
      ],
      ...CALLED,
    ],
    owl: [
      takes('riddle', {
        comb: riddle('[teeth|forty teeth|long teeth]', 'never bites|never eats|never chews', 'A comb'),
        chair: riddle('[legs|four legs|strong legs]', 'never walks|never runs|never jumps', 'A chair'),
        needle: riddle('[an eye|one eye|a small eye]', 'never sees|never cries|never blinks', 'A needle'),
        bottle: riddle('[a neck|a long neck|one neck]', 'has no head|has no face|never wears a hat', 'A bottle'),
      }),
      ...CALLED,
    ],
    goat: [
      [
        '“Everybody throws sticks,” [growled|muttered|snorted] {goat} the goat in the [dark|narrow] doorway. “[Nobody|No one] asks me to lunch.”',
        'In the [dark|narrow] doorway [stood|waited] {goat} the goat. “[Throw your stick|Go on, throw]. [Nobody|No one] ever asks me to lunch.”',
        '“[Sticks, always sticks|Always these sticks],” [growled|muttered|snorted] {goat} the goat in the [dark|narrow] doorway, “but who asks me to lunch?”',
      ],
      asideHere('way', {
        person: ['“Poor thing,” whispered {friend}.', '“[Never|Not once]?” asked {friend}.'],
        pet: ['{Friend} [sniffed at|looked at] the horns.'],
      }),
      [
        '“[Please|Do] come to lunch,” said {hero}, and held out {a treat}. He ate [like a king|with a laugh], and {hero} [raced|slipped|hurried] past, [calling|shouting]:',
        'So {hero} [asked|invited] him to lunch, and held out {a treat}. He ate [like a king|with a laugh], and {hero} [raced|slipped|hurried] past, [calling|shouting]:',
        '“[Here’s|This is] your lunch,” said {hero}, and held out {a treat}. He ate [like a king|with a laugh], and {hero} [raced|slipped|hurried] past, [calling|shouting]:',
      ],
      ...CALLED,
    ],
    bat: [
      [
        '“I’m the [ghost|castle ghost],” [whispered|breathed|peeped] {bat} the bat in the [dark|long] passage, “but I only know a [very |rather |]soft BOO.”',
        'In the [dark|low|long] passage hung {bat} the bat. “I’m the [ghost|castle ghost], but I only know a [very |rather |]soft BOO.”',
        '“Boo,” [whispered|breathed|peeped] {bat} the bat in the [dark|long] passage. “I’m the [ghost|castle ghost], but it [won’t get louder|stays so soft].”',
      ],
      asideHere('way', {
        person: ['{Friend} [covered|shut] both ears.'],
        pet: ['{Friend} looked about for a bigger ghost.'],
      }),
      [
        'So {hero} [took a breath|threw up both arms] and howled, “[BOO-OO-OO|BOOOO|BOO-HOO-OO]!” {Bat} tried it, [scared|frightened] herself and laughed. So {hero} [raced|hurried] on, calling:',
        '“[BOO-OO-OO|BOOOO|BOO-HOO-OO]!” howled {hero}. {Bat} [did|tried] it, too, till [a spider|the candle|dust] fell down, and {hero} [raced|hurried] on, calling:',
      ],
      ...CALLED,
    ],
    mouse: [
      [
        'On the [long|steep|winding] stairs sat {mouse} the mouse. “[Whenever|Each time] I count them, I fall asleep at ninety.”',
        '“I must count [these|the] stairs,” [yawned|sighed] {mouse} the mouse, “but at ninety I [always|just] fall asleep.”',
        '{Mouse} the mouse counted the [long|steep|winding] stairs, but at ninety he always [fell asleep|nodded off|dropped off].',
      ],
      asideHere('way', {
        person: ['{Friend} wrote the numbers down.'],
        pet: ['{Friend} was [counted|nearly counted], too.'],
      }),
      takes('counting', {
        fingers: [
          [
            'So {party} counted with him, and [clapped|sang|shouted] [loudly|hard] at ninety.',
            'They counted [together|aloud together], and {party} [clapped|sang|shouted] [loudly|hard] at ninety.',
          ],
        ],
        pebbles: [
          planting(
            'pebbles',
            'So {party} put a [pebble|bean|cherry stone] on each counted stair, and after his nap he went on.',
            '{Party} put a [pebble|bean|cherry stone] on each counted stair, so after his nap he [went|just went] on.',
          ),
        ],
      }),
      [
        '“{Stairs}!” [squeaked|cried|peeped] {mouse}[| at last], and {hero} [raced|hurried] up, calling:',
        '“It’s {stairs}!” [squeaked|cried|peeped] {mouse}, and {hero} [raced|hurried] up, calling:',
        '“So, {stairs},” [squeaked|cried|peeped] {mouse}, and {hero} [raced|hurried] up, calling:',
      ],
      ...CALLED,
    ],
    top: [
      [
        'Behind the [last|topmost] door stood {dragon} the dragon, and he was no bigger than a [sofa|bench|donkey].',
        'At last, behind the [last|topmost] door, {hero} found {dragon} the dragon, no bigger than a [sofa|bench|donkey].',
        '{Hero} opened the [last|topmost] door, and there [was|stood] {dragon} the dragon, no bigger than a [sofa|bench|donkey].',
      ],
      [
        'He had a small flame on his nose and a packed suitcase [beside him|at his side|at his feet].',
        'A small flame [burned|shone|flickered] on his nose, and [beside him|at his side] stood a packed suitcase.',
        'On his nose [shone|flickered] a small flame, and his suitcase stood packed [beside him|at his feet|by the door].',
      ],
      when(
        'together',
        ifRoom(
          'Behind {hero} came {others}, [puffing|out of breath].',
          'Up came {others}, too, [puffing|out of breath].',
        ),
      ),
      asideHere('trouble', {
        person: [
          '“[Is that all of him|Is there no more of him|So small]?” whispered {friend}.',
          '“How small he is,” whispered {friend}.',
        ],
        pet: ['{Friend} sat down on the suitcase and [panted|puffed].'],
      }),
      [
        '“[Come|Come along|Off we go|Let’s go], you’re [rescued|saved],” [said|cried] {hero}.',
        '“You’re [rescued|saved],” said {hero}, “so [come|come along|off we go|let’s go].”',
      ],
      form({
        bow: [
          '“[But first|First] rule one,” said {dragon}, and [did not move|did not stir|stayed put]. “You haven’t bowed[| yet| at all].”',
          '“You haven’t bowed[| yet| at all],” said {dragon}, and [did not move|did not stir|stayed put]. “[That’s|It’s|And that’s] rule one.”',
        ],
        trumpet: [
          '“[But first|First] rule one,” said {dragon}, and [did not move|did not stir|stayed put]. “I heard no trumpet[| yet| at all].”',
          '“I heard no trumpet[| yet| at all],” said {dragon}, and [did not move|did not stir|stayed put]. “[That’s|It’s|And that’s] rule one.”',
        ],
        rhyme: [
          '“[But first|First] rule one,” said {dragon}, and [did not move|did not stir|stayed put]. “That didn’t rhyme[| yet| at all].”',
          '“That didn’t rhyme[| yet| at all],” said {dragon}, and [did not move|did not stir|stayed put]. “[That’s|It’s|And that’s] rule one.”',
        ],
      }),
    ],
    again: [
      form({
        bow: [
          'So {hero} bowed, so [low|deep] that {their} nose [touched|bumped] the [floor|carpet|boards].',
          'So {hero} bowed [low|very low], until {their} nose [touched|bumped] the [floor|carpet|boards].',
        ],
        trumpet: [
          'So {hero} [took|lifted] the rolled-up letter and blew [into|through] it like a trumpet, “[toot|trara|taraa]!”',
          '“[Toot|Trara|Taraa]!” went {hero} through the rolled-up letter, [which was|as] [good as|nearly as good as] a trumpet.',
        ],
        rhyme: [
          '“[Dragon dear, the stairs are here|Come with me, it’s time for tea|Come outside, the door is wide],” [said|recited] {hero}.',
          'So {hero} [sang|said]: “[Dragon dear, the stairs are here|Come with me, it’s time for tea|Come outside, the door is wide].”',
        ],
      }),
      planting(
        'kept',
        '“[Lovely|Very good|Splendid],” said {dragon}, and pulled a page from his suitcase. “Rule two: [the same|again], but [on one leg|with eyes shut|slower|backwards].”',
        '{Dragon} [pulled|took|fished] a page from his suitcase. “[Lovely|Very good|Splendid],” he said, “now rule two: [the same|again], but [on one leg|with eyes shut|slower|backwards].”',
      ),
      takes('stalls', {
        rules: [
          [
            'So {hero} did rule two, [and three|then three|and then three], [and nine|and even nine]. [But after|After] each rule there was [one more|always one more|another].',
            '{Hero} did it, [and three|then three|and then three], and [rule nine|nine]. [But|And] after each rule there was [one more|always one more|another].',
          ],
        ],
        luggage: [
          planting(
            'luggage',
            '[When|After] {hero} had done it, {luggage} had to [go into|be squeezed into] the suitcase, and [that|this] was rule three.',
            '{Hero} did it. But {dragon} [opened|unpacked] the suitcase again. “Rule three: I won’t go without {luggage}.”',
          ),
        ],
      }),
      asideHere('trouble', {
        person: ['“Is there a rule for [sitting down|lunch|a nap]?” asked {friend}, on the floor.'],
        pet: ['{Friend} fell asleep [by the door|on the suitcase].'],
      }),
    ],
    low: [
      when(
        'not told:kept',
        form({
          bow: [
            'So {hero} bowed, but [then|after that] came rule two, and rule three.',
            '{Hero} bowed, [low|deep|very low], but [then|after that] came rule two.',
          ],
          trumpet: [
            'So {hero} blew through the letter, but [then|after that] came rule two, and rule three.',
            '{Hero} blew through the letter, [toot|trara|taraa], but [then|after that] came rule two.',
          ],
          rhyme: [
            'So {hero} said, “Come, my [dear|dragon dear], out of here,” but [then|after that] came rule two.',
            '“Come, my [dear|dragon dear], out of here,” said {hero}, but [then|after that] came rule two.',
          ],
        }),
      ),
      sees({
        tail: [
          '“Rule ten,” [said|began] {dragon}. But [now|then] {hero} [saw|noticed] that his tail was [trembling|shaking].',
          '{Dragon} [took a breath|cleared his throat] for rule ten, but his tail [trembled|shook], and {hero} [saw|noticed] it.',
          'Before {dragon} [could think of|got to] rule ten, {hero} [saw|noticed] how his tail [trembled|shook].',
        ],
        page: [
          '“Rule ten,” [read|began] {dragon}. But [now|then] {hero} [saw|noticed] that the page [he read from|in his claws] was [empty|blank].',
          '{Dragon} [read out|was reading] rule ten when {hero} [saw|noticed] his page, and it was [empty|quite empty|blank].',
          'For rule ten {dragon} [looked at|turned|held up] [his|the] page, and it was [empty|quite empty|blank].',
        ],
      }),
      [
        '“[From here|From in here] the sky has four corners,” he [whispered|said|sighed]. “[How big is it|Who knows how big it is] when [you are|you’re] [in it|out in it]?”',
        '“The sky has four corners [from here|in my window],” he [whispered|said|sighed], “but [how big is it|who knows how big it is] when [you are|you’re] in it?”',
      ],
      asideHere('trouble', {
        person: ['“Oh,” said {friend} [softly|quietly].', '{Friend} said nothing[| at all].'],
        pet: ['{Friend} leaned on him, and [stayed|sighed].'],
      }),
      [
        '¶“[I could show you|We could go and see],” said {hero}. “I’ll [wait|be] [below|down there|downstairs].” And {they} did not [pull|push|tug].',
        '¶{Hero} did not [pull|push|tug], but said, “[Come and see|I’d like to show you]. I’ll [wait|be] [below|down there|downstairs].”',
        '¶{Hero} [stroked|patted] him and said, “[I could show you|We could go and see]. I’ll [wait for you|be waiting] [below|down there|downstairs].”',
      ],
    ],
    help: [
      [
        'So {party} [sat|waited] on the [last|lowest|bottom] step, until it was too dark to see the [gate|way].',
        '{Party} [sat|waited] on the [last|lowest|bottom] step till night had [hidden|swallowed] the [gate|yard|way].',
        '{Party} [sat|waited] so long on the [last|lowest|bottom] step that the [gate|yard|way] could not be seen.',
      ],
      [
        'The only light [shone|burned] [high up|high above], on the nose of a dragon.',
        '[Nothing|Not a thing] shone but one [small |little |]flame, high [up|above], on a dragon’s nose.',
        'There was [only one|a single] light, high [up|above], on the nose of [a|the] dragon.',
      ],
      asideHere('trouble', {
        person: ['“I can’t [see|find] my [feet|hands|nose],” whispered {friend}.'],
        pet: ['{Friend} [pressed close to|leaned against] {hero}, to keep {them} warm.'],
      }),
      TURN,
      [
        '“{Dragon}, I can’t [find|see] the way, so please [rescue|come and rescue] ME!” [called|cried|shouted] {hero}.',
        '“Please [rescue|come and rescue] ME, {dragon}, for I can’t [find|see] the way!” [called|cried|shouted] {hero}.',
        'So {hero} [called|cried|shouted]: “I can’t [find|see] the way, {dragon}! Please [rescue|come and rescue] ME!”',
      ],
    ],
    coming: [
      [
        'For [three|five|ten] breaths it was [still|quite still|silent]. Then a door [banged|flew open], and [somebody|a voice] called down the [stairs|tower]:',
        '[First|At first] [nothing|nothing at all] [happened|moved]. Then a door [banged|flew open], and down the stairs came a [call|voice]:',
        'It was [still|silent] for [three|five|ten] breaths. Then, [bang|bump|boom], a door [opened|flew open], and [somebody|a voice] called:',
      ],
      '¶{refrain}',
      [
        '¶It was {dragon}, who ran past {keeper2} and past {keeper1}, without [rules or suitcase|any rules|his suitcase].',
        '¶Past {keeper2} ran {dragon}, past {keeper1}, [with no|without] rules and [without a|with no] suitcase.',
        '¶[Out|Down] came {dragon}, past {keeper2}, past {keeper1}. He had [forgotten|left] his [rules|suitcase|rules and all].',
      ],
      asideHere('turn', {
        person: ['“He’s [coming|out]!” [cried|whispered] {friend}.'],
        pet: ['{Friend} ran [rings|circles] round him.'],
      }),
      [
        '“[Here I am|I’m here], [hold on to|take] my tail,” he [puffed|panted], and his flame lit [the yard|every stone|the stairs].',
        '“[Hold on to|Take] my tail, [I’m here|I’m with you],” he [puffed|panted], and his flame lit [the yard|every stone|the stairs].',
      ],
    ],
    out: [
      [
        '[Step by step|Flame first|Nose first], {dragon} led {party} out [through the gate|of the gate|through the castle gate].',
        'So {dragon} went out [through|of] the gate, [flame first|light first|nose first], and behind him came {party}.',
        '{Dragon} lit the way, [step by step|flame first|nose first], till he and {party} were out [through|of] the gate.',
      ],
      [
        '“[And|But] where’s my castle?” he [asked|wondered], and {hero} pointed [behind him|over his tail|back].',
        '“Where [has my castle gone|did my castle go]?” he [asked|wondered], and {hero} pointed [behind him|over his tail].',
        'He looked for his castle, and {hero} said: “[It’s behind you|Behind you|Right behind you].”',
      ],
      [
        'Then {dragon} [looked up|lifted his nose]: the sky had no corners [at all|anywhere|on any side].',
        '[Above|Over] {dragon} was the sky, and it had no corners at all, [not one|on any side].',
        'Then {dragon} [looked up|lifted his nose], and [saw|there was] a sky [with|that had] no corners [at all|anywhere].',
      ],
      ifRoom(
        '“It’s [big|very big|so big],” he said [at last|after a while], “but there’s [room in it for me|room for both of us|a place in it for a dragon].”',
        '“So [that’s|this is] how big it is,” he said [at last|after a while], and [sat down|lay down|rolled over] in the grass.',
      ),
      adult('end'),
    ],
    way: [
      [
        'Down the hill went {dragon} with his flame, then {party}, and last [of all |]{keeper1}.',
        '{Dragon} [went|walked|marched] down the hill with his flame, and after him [came|walked] {party}, and {keeper1}.',
        'Then {dragon} lit the way down the hill, for {party} and for {keeper1}, who came [along|too|as well].',
      ],
      sees({
        tail: [
          'His tail was [still|quite still] now, [for|because] he was [leading|showing] the way.',
          'His tail did not [tremble|shake] any more, [for|because] he had somebody to [lead|look after].',
        ],
        page: [
          'He needed no page [now|any more|at all] to know what to say.',
          'What he [had to say|said] [now|next] stood on no page [at all|in the world].',
        ],
      }),
      [
        '“[Stone|Root|Thistle] on the [right|left],” he called, “and [here|after that] [a puddle|a hole]. [Can you all see|Are you cold|Is it far]?”',
        '“[Mind|Careful of] the [stone|root|thistle|puddle],” he [said|warned|called], “and [now|here] [a big step|a small jump|lift your foot]!”',
      ],
      asideHere('way', {
        person: ['{Friend} thanked him for each of them.'],
        pet: ['{Friend} trotted in [his|the] light.'],
      }),
      more(
        'He [liked|loved] [it|this] so much that they went round the hill twice.',
        'He [liked|loved] [it|this] so much that he took the [longest|long] way [round|down].',
      ),
    ],
    home: [
      form({
        bow: [
          '[Below|At the bottom of|At the foot of] the hill {dragon} stopped. “[Oh|Oh dear|Oh no], I forgot the bow!” he [said|cried].',
          '“[Oh|Oh dear|Oh no], I never bowed!” [said|cried] {dragon} [below|at the bottom of|at the foot of] the hill. “I forgot rule one.”',
        ],
        trumpet: [
          '[Below|At the bottom of|At the foot of] the hill {dragon} stopped. “[Oh|Oh dear|Oh no], I forgot the trumpet!” he [said|cried].',
          '“[Oh|Oh dear|Oh no], I had no trumpet!” [said|cried] {dragon} [below|at the bottom of|at the foot of] the hill. “I forgot rule one.”',
        ],
        rhyme: [
          '[Below|At the bottom of|At the foot of] the hill {dragon} stopped. “[Oh|Oh dear|Oh no], I forgot the rhyme!” he [said|cried].',
          '“[Oh|Oh dear|Oh no], I never rhymed!” [said|cried] {dragon} [below|at the bottom of|at the foot of] the hill. “I forgot rule one.”',
        ],
      }),
      when(
        'giver',
        [
          '“So did I,” said {hero}, [hugged|squeezed] him, and taught him {giver’s} song [against|for] the [dark|dark road].',
          '{Hero} [hugged|squeezed] him. “So did I,” {they} said, and taught him {giver’s} song [against|for] the [dark|dark road].',
        ],
        [
          '“So did I[|, at first],” said {hero}, and [hugged|squeezed] him [tight|hard|with all {their} might].',
          '{Hero} [hugged|squeezed] him [tight|hard|with all {their} might]. “So did I,” {they} said[| softly| in his ear].',
        ],
      ),
      ifRoom(
        'Then {dragon} [climbed|went] up the hill [again|once more], and slept [on the grass|outside the gate], under [all that|the whole] sky.',
        'Then {dragon} [climbed|went] up by the light of his own nose, and slept [on the grass|outside the gate], under [all that|the whole] sky.',
      ),
    ],
    note: [
      when(
        'adults',
        ['¶[In the morning|Next morning|At sunrise] {adults} [found|unfolded|read out] a [new|second] paper plane:'],
        ['¶[In the morning|Next morning|At sunrise] [came|down came|there came] a [new|second] paper plane:'],
      ),
      form({
        bow: [
          '“[Kindly|Please] be lost on {day}, [for|as] I’m free, and no bow is needed. [{Dragon}, rescuer|Your rescuer, {dragon}|Yours, {dragon}].”',
          '“[Could you|Would you|Will you] [kindly |please |]be lost on {day}, without bowing? [{Dragon}, rescuer|Your rescuer, {dragon}|Yours, {dragon}].”',
        ],
        trumpet: [
          '“[Kindly|Please] be lost on {day}, [for|as] I’m free, and no trumpet is needed. [{Dragon}, rescuer|Your rescuer, {dragon}|Yours, {dragon}].”',
          '“[Could you|Would you|Will you] [kindly |please |]be lost on {day}, without a trumpet? [{Dragon}, rescuer|Your rescuer, {dragon}|Yours, {dragon}].”',
        ],
        rhyme: [
          '“[Kindly|Please] be lost on {day}, [for|as] I’m free, and no rhyme is needed. [{Dragon}, rescuer|Your rescuer, {dragon}|Yours, {dragon}].”',
          '“[Could you|Would you|Will you] [kindly |please |]be lost on {day}, without rhyming? [{Dragon}, rescuer|Your rescuer, {dragon}|Yours, {dragon}].”',
        ],
      }),
      asideHere('end', {
        person: ['¶“[I’m|We’re] free, too,” said {friend}.'],
        pet: ['{Friend} [sniffed at|sat down on] the letter.'],
      }),
    ],
    last: [
      [
        '¶[In the morning|Next morning|At sunrise|With the first light] a new paper plane [came|came sailing|sailed down], not from the tower but from the grass.',
        '¶[In the morning|Next morning|At sunrise] {dragon} threw a new paper plane, from the grass [this time|in front of the gate|outside the gate].',
        '¶And [in the morning|next morning|at sunrise] [something|a new paper plane] [landed|came down] before {party}, [still|a little] [warm|singed].',
      ],
      form({
        bow: [
          '“[Kindly|Please] be lost again on {day}, [for|as] I’m [free|not busy], and no bow is needed. [{Dragon}, rescuer|Your rescuer, {dragon}|Yours, {dragon}].”',
          '“[Could you|Would you] [kindly |please |]be lost again on {day}? No bow needed. [{Dragon}, rescuer|Your rescuer, {dragon}|Yours, {dragon}].”',
          '“[On {day} I’m free|I’m free on {day}], so [kindly|please] be lost [again|once more], without any bow. [{Dragon}, rescuer|Your rescuer, {dragon}|Yours, {dragon}].”',
        ],
        trumpet: [
          '“[Kindly|Please] be lost again on {day}, [for|as] I’m [free|not busy], and no trumpet is needed. [{Dragon}, rescuer|Your rescuer, {dragon}|Yours, {dragon}].”',
          '“[Could you|Would you] [kindly |please |]be lost again on {day}? No trumpet needed. [{Dragon}, rescuer|Your rescuer, {dragon}|Yours, {dragon}].”',
          '“[On {day} I’m free|I’m free on {day}], so [kindly|please] be lost [again|once more], without any trumpet. [{Dragon}, rescuer|Your rescuer, {dragon}|Yours, {dragon}].”',
        ],
        rhyme: [
          '“[Kindly|Please] be lost again on {day}, [for|as] I’m [free|not busy], and no rhyme is needed. [{Dragon}, rescuer|Your rescuer, {dragon}|Yours, {dragon}].”',
          '“[Could you|Would you] [kindly |please |]be lost again on {day}? No rhyme needed. [{Dragon}, rescuer|Your rescuer, {dragon}|Yours, {dragon}].”',
          '“[On {day} I’m free|I’m free on {day}], so [kindly|please] be lost [again|once more], without any rhyme. [{Dragon}, rescuer|Your rescuer, {dragon}|Yours, {dragon}].”',
        ],
      }),
      asideHere('end', {
        person: ['¶“[I know|I’ve seen] a very dark [cave|hole|cellar],” said {friend}.'],
        pet: ['{Friend} [sniffed at|sat down on] the letter.'],
      }),
      ifRoom(
        '{Hero} [began|set out] [at once|right away] to look for a [good|fine|suitable] place to be lost in.',
        'So {hero} [went|ran|set off] to find a [good|fine|suitable] place to be lost in[|, with a picnic].',
        'And {hero} [at once|right away] [began|set out] to look for a [good|fine|suitable] place to be lost in.',
      ),
    ],
  },
  asides: {
    start: {
      person: ['{Friend} [came|went] along, [of course|close behind].'],
      pet: ['{Friend} trotted [along|behind].'],
    },
    way: {
      person: ['{Friend} [laughed|clapped|helped].', '{Friend} [helped|joined in].'],
      pet: ['{Friend} [watched|helped].'],
    },
    trouble: {
      person: ['{Friend} sat [down|right down].'],
      pet: ['{Friend} [yawned|sighed].'],
    },
    turn: {
      person: ['{Friend} [clapped|jumped].'],
      pet: ['{Friend} [danced|jumped] for joy.'],
    },
    end: {
      person: ['{Friend} [laughed|clapped].'],
      pet: ['{Friend} [sniffed at|sat on] the letter.'],
    },
  },
  adults: {
    start: [
      '{GrownUp} was [asleep|dozing|napping] in the [grass|shade], [shoes off|beside the basket], and saw nothing.',
      '{GrownUp}, [asleep|dozing|napping] [in the grass|beside the picnic basket], saw [none of it|nothing of this].',
    ],
    end: [
      '{GrownUp} came up the hill. “[And who|Who] is this?” And {hero} said, “My [rescuer|hero].”',
      '{GrownUp} came up the hill and thanked {dragon}. [Nobody|No one] had ever [done that|thanked him].',
    ],
  },
  traits: { habit: habits, turn: turns },
};
