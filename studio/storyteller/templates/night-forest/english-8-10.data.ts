/** The night forest in English for readers of 8 to 10. */
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
  planting,
} from '#studio/storyteller/text/passage.ts';
import { left, thread } from '#studio/storyteller/templates/night-forest/choices.ts';
import { english57 } from '#studio/storyteller/templates/night-forest/english-5-7.data.ts';

/** What makes the hero look: the knees have to be told, then asked, and then they want to know themselves. */
const looks = (ref: string): Line =>
  when(
    `call1:${ref}`,
    [
      '“Home,” said [the|{hero’s}] knees, and [turned|had already turned] round. {Hero} [turned|pulled|steered] them back and [held up|lifted|raised] the [lantern|light]: {refrain}',
      '[At once|On the spot|That very moment] {hero’s} knees [voted for|were for|wanted] the tent. But a bargain is a bargain, and {hero} [held up|lifted|raised] the [lantern|light]: {refrain}',
      '{Hero’s} knees [gave notice|resigned|had heard enough] [at once|on the spot|there and then]. {Hero} [read them|reminded them of] the bargain, and [held up|lifted|raised] the [lantern|light]: {refrain}',
    ],
    when(
      `call2:${ref}`,
      [
        '{Hero’s} knees [began to shake|shook|wobbled], but less than [before|the first time]. The last noise had [only been|turned out to be] somebody, so {hero} [held up|lifted|raised] the [lantern|light].',
        'This time {hero’s} knees only [asked|asked in a whisper|wanted to know] whether [that|this] was [really|quite] necessary. It was, so {hero} [held up|lifted|raised] the [lantern|light] [all the same|a little|as high as {they} could].',
        '“[Wait|Careful|Slowly],” said {hero’s} knees, but they did not [turn round|give notice|run] [any more|this time]. So {hero} took a step and [held up|lifted|raised] the [lantern|light].',
      ],
      [
        'By now {hero’s} knees [wanted|were keen|were curious enough] to know [as well|too|themselves]. They had [walked|gone] [round the tree|up to it|right up to it] before {hero} had [held up|lifted|raised] the [lantern|light].',
        'Two noises had [been|turned out to be] somebody, so why [not the third|not this one|should this one not be]? Even {hero’s} knees [saw that|thought so], and [up|high] went the [lantern|light].',
        '{Hero} [waited|listened] for {their} knees to [complain|say “home”|object], but they [said nothing|had nothing to say|kept quiet]. They only wanted to [see|know] who it was, and [up|high] went the [lantern|light].',
      ],
    ),
  );

/** At the second noise those who came along know where it is safe. */
const othersHide = (ref: string): Line =>
  when(
    `call2:${ref}`,
    when(
      'together',
      ifRoom(
        '{Others} got behind {hero}, [to be on the safe side|just to see better|for the view].',
        '{Others} [moved up close|came close] to {hero}, and only because of the [cold|draught|dew].',
      ),
    ),
  );

/** The first is at it all night and the second never leaves the spot; both will be needed. */
const parts = (ref: string): Line =>
  when(
    `call1:${ref}`,
    [
      `“Will [you|that|it] [be long|take long|go on for long]?” asked {hero}. “[All|The whole] night,” said {${ref}}, [already at it again|and went on|and began again].`,
      `“It goes on like this till [morning|sunrise|breakfast],” [said|promised|sighed] {${ref}}, [and it did|and went on with it|and meant it].`,
    ],
    when(
      `call2:${ref}`,
      [
        `“[Always|And always] [just |]here?” asked {hero}. “Here and [nowhere else|only here],” said {${ref}}, “[until|till] [morning|sunrise|breakfast].”`,
        `“[Come by|Look in] again,” [said|called] {${ref}}, “I’m [always |]here [until|till] [morning|sunrise|breakfast].”`,
        `“I never [move|go] from this [spot|place] before [morning|sunrise|breakfast],” [said|explained|declared] {${ref}}, “[not one step|not for anybody|that’s the rule].”`,
      ],
      [
        `“[Your knees have good manners|Nice knees|Good knees],” [said|called] {${ref}}, when {hero} [left|had to go|went on], and they [walked|went] on [quite proudly|rather proudly|almost straight].`,
        `{Hero} [would have stayed|would have liked to stay|could have stayed longer], but {spot} [could not be far|had to be close|must be near] now, and {lost} was [waiting|out in the dew|getting wet].`,
        `“[Is it|How] far to {spot}?” asked {hero}. “[Hardly|Not at all|A few trees],” said {${ref}}, [and pointed|nodding ahead|with a yawn].`,
      ],
    ),
  );

/** Somebody who came along is sure of what it is, and wrong. */
const guessed = (ref: string): Line =>
  when(
    `call1:${ref}`,
    asideHere('way', {
      person: [
        '“A bear,” [whispered|said|breathed] {friend}, who was [always sure|quite certain|never wrong for long].',
        '“I know that noise,” [whispered|said|breathed] {friend}. “It’s a [bear|wolf|lion], [in a bad mood|a big one|and hungry].”',
      ],
      pet: [
        '{Friend} [growled|grumbled] at it, [politely|very quietly], from behind {hero’s} [legs|knees].',
        '{Friend} [stood|went] in front of {hero}, [thought again|thought better of it], and [stood|went] behind.',
      ],
    }),
  );

export const english810: BandText = {
  refrains: [
    '“One tree further than scared.”',
    '“Only the next tree, and then we’ll see.”',
    '“One more tree, and then you may choose.”',
    '“As far as that tree, and no further.”',
    '“Just the next tree, and the others can wait.”',
  ],
  beats: {
    open: [
      [
        '[On the edge|At the edge] of {wood} {party} put up a [small|patched|crooked|borrowed] tent. Then they [ate|shared] {a treat} deep in the wood, by {spot}. Next to {hero} [sat|lay] {lost}, {their} {lost.kind}.',
        '{Party} had come to {wood} with a [small|patched|crooked|borrowed] tent, {a treat} and {lost}, {hero’s} {lost.kind}. The tent stood at the edge, but the picnic was deep inside, by {spot}, [on a fallen trunk|in the soft moss|where the moss was softest].',
        'The [small|patched|crooked|borrowed] tent stood at the edge of {wood}, but the picnic, {a treat}, was deep inside, by {spot}. {Lost}, {hero’s} {lost.kind}, had the [best place|softest moss|driest seat|best of the shade].',
      ],
      when(
        'adults',
        more(
          '{Adults} stayed [behind|with the tent] to [tie|tighten|argue with] the last [rope|two ropes|three ropes].',
          '{Adults} were still [tying|tightening|arguing with] the last [rope|two ropes|three ropes].',
        ),
      ),
      { more: HABIT },
      thread({
        who: [
          '“Who’s there?” {hero} [called|asked] whenever [anything|something] [rustled|creaked|snapped], and told {lost} who it was: [a wren|a robin|a beetle], [so far|as a rule|mostly].',
          'At every [rustle|creak|snap] {hero} [called|asked], “Who’s there?”, and [told {lost}|let {lost} know] who it was: [a wren|a robin|a beetle], [so far|as a rule|mostly].',
        ],
        night: [
          'Every [day|evening] of {hero’s} life [ended|closed|finished] with two words for {lost}: good night. [But not yet|They came later|There was no hurry].',
          '{Hero} could not [sleep|fall asleep|close an eye] [without saying|before {they} had said] good night to {lost}[|, and never tried| first].',
        ],
        care: [
          'By day {hero} looked after {lost}[|, as well as {they} could]. In the dark it was the other way [round|about], [and neither spoke of it|but nobody said so|as they both knew].',
          'By day it was {hero’s} [job|task|business] to look after {lost}. [In the dark|By night|After dark] {lost} looked after {hero}, which is [harder|more work|a bigger job].',
        ],
      }),
    ],
    bed: [
      thread({
        who: [
          '¶At bedtime the [tent|dark] [creaked|rustled|snapped], and {hero} asked who was there. But there was no {lost} to [tell|report it to|pass it on to].',
          '¶“Who’s there?” asked {hero} at bedtime, when the tent [creaked|rustled|snapped]. [Nobody|No one], was the answer: [not even|and no] {lost}.',
        ],
        night: [
          '¶“Good night, {lost},” said {hero} at bedtime, [in the dark|with a yawn|with both eyes shut]. But there was [only a dent|nothing|only pillow] to [hear|take] it.',
          '¶At bedtime {hero} had the two words [ready|all ready], but nobody to [say them to|give them to]: on the pillow was [only a dent|nothing|only pillow].',
        ],
        care: [
          '¶At bedtime it [got|grew|became] dark, [punctually|on time|as usual], but [nobody was on duty|nobody kept watch]: {lost} was [gone|missing|not there].',
          '¶Then it was [dark|night], and {lost’s} turn. But on the pillow there was no {lost}, [only a dent|only pillow|nothing at all], and [nobody|no one] on duty.',
        ],
      }),
      left({
        wasp: [
          '[It had been a wasp|It was the fault of a wasp|A wasp had done it]. [The picnic|The whole picnic] had [run|fled] from it, and {lost}, no runner, [was still|still sat] by {spot}, in the [dark|night].',
          'Then {hero} [knew|remembered]: when a wasp [wanted|came for] the {treat}, [the picnic|the whole picnic] had [run|fled], and {lost} had [been left|stayed|been forgotten] by {spot}.',
        ],
        rain: [
          '[It had been the rain|It was the fault of the rain|The rain had done it]. [The picnic|The whole picnic] had [run|fled] from it, and {lost}, no runner, [was still|still sat] by {spot}, in the [dark|night].',
          'Then {hero} [knew|remembered]: when it [began|started] to [rain|pour], [the picnic|the whole picnic] had [run|fled], and {lost} had [been left|stayed|been forgotten] by {spot}.',
        ],
        tent: [
          '[It had been the tent|It was the tent’s fault|The tent had done it]. It had [fallen down|collapsed], [the picnic|the whole picnic] had [run|rushed] to it, and {lost}, no runner, [was still|still sat] by {spot}, in the [dark|night].',
          'Then {hero} [knew|remembered]: when the tent fell [down|flat|over], [the picnic|the whole picnic] had run to [save|catch] it, and {lost} had [been left|stayed|been forgotten] by {spot}.',
        ],
      }),
      ifRoom(
        ...planting(
          'long',
          '[Without|With no] {lost} there would be no sleep, [not a minute of it|so much was certain], and so somebody would have to [go|go there|fetch {lost}]. {Hero} looked round for somebody, and [the pillow|the tent|the zip] looked back at {them}.',
          '{Hero} tried a [sock|rolled-up jumper|boot] instead, [which was no use|which did not help|in vain]. [Somebody|Someone] would have to [go|go there|fetch {lost}], and [everybody else|the pillow|the tent] [would not|did not want to].',
        ),
      ),
      asideHere('start', {
        person: [
          '“You’re not going out there,” said {friend}, and after a [while|moment|pause]: “Not [alone|by yourself|without me], I mean.”',
          '“[Then we’ll|We’ll] have to [get|fetch] {lost},” said {friend}, [thought about|heard] what {friend.they} had [just |]said, and [got up|tied {friend.their} shoes|stood up] all the same.',
        ],
        pet: [
          '{Friend} sniffed the empty [pillow|place], looked at {hero}, and [went|walked] to the [zip|door], as if to say: well?',
          '{Friend} had the zip half open [with one paw|nose first] before [anybody|anyone] had [said|decided] anything.',
        ],
      }),
    ],
    lantern: [
      adult('start'),
      when(
        'giver',
        [
          'It would have been [wiser|sensible|easier] to wait for [morning|the sun], but {lost} was [sitting|getting wet|out] in the dew. So {party} lit the lantern from {giver}, and [crept|slipped|went] out [into the grass|into the night].',
          '[It’s only the dark|It’s only a wood|The dark is only dark], {hero} told the lantern from {giver}, which [sputtered|flickered|clicked], but [lit|burned|shone]. Then {party} [crept|slipped|went] out [into the grass|into the night|of the tent].',
        ],
        [
          'It would have been [wiser|sensible|easier] to wait for [morning|the sun], but {lost} was [sitting|getting wet|out] in the dew. So {party} [took|unhooked] the lantern, lit it, and [crept|slipped|went] out [into the grass|into the night].',
          '[It’s only the dark|It’s only a wood|The dark is only dark], {hero} told the lantern on the [hook|tent pole|nail], which [sputtered|flickered|clicked], but [lit|burned|shone]. Then {party} [crept|slipped|went] out with it [into the grass|into the night].',
        ],
      ),
      [
        '{Hero’s} knees were [against it|not for it|of another mind], and [stopped at|would not pass|refused to pass] the [first|very first] tree. “[A whole|An entire] wood is too much for me, too,” {hero} [told them|admitted], and made them [an offer|a proposal]: {refrain}',
        '{Hero’s} knees [came|went] along as far as the [first tree|edge of the wood], and there they [stopped|went on strike|stuck fast]. “[A whole|An entire] wood is too much for [me as well|anybody|me, too],” {hero} [admitted|told them|agreed], and [made|offered] them a [bargain|deal]: {refrain}',
        '[At the first tree|Where the trees began] {hero’s} knees [stopped|sat down|gave way] and [said|let {them} know|mentioned] that they [wanted to go home|were going back to bed|had seen enough]. So {hero} [made|offered] them a [bargain|deal]: {refrain}',
      ],
      [
        'That was [fair|a fair offer|reasonable], [said|decided|thought] the knees, and [walked|went on|set off], [shaking|wobbling|knocking together].',
        'The knees [thought|talked] it over [between them|with each other|for a moment], and [walked|went on|set off].',
        'A single tree [could be managed|was not much], [even|the knees had to agree, even] [shaking|wobbling], and [so they|so off they] went.',
      ],
      asideHere('way', {
        person: [
          '{Friend} [walked|came] close behind, [holding|with one hand on] {hero’s} sleeve, and [did not mention|said nothing about] {friend.their} own knees.',
        ],
        pet: [
          '{Friend} [marched|went] in front, [nose first|tail up], as far as the light [went|reached], and [waited there|not one step further].',
        ],
      }),
    ],
    step: [
      [
        'The [first|nearest] tree was only a tree, [as even the knees|which even the knees] had to [admit|say]. The second [held|put] out a long arm with [five|six|seven] fingers, but {hero} shook it [politely|by the twigs|with a bow], and it was a branch.',
        'The [first|nearest] tree [did nothing|was easy], [being|since it was] only a tree. From the second a long arm [reached|came|groped] for {hero}, who said [“Good evening”|“Excuse me”|“How do you do”] to it, [and|until] it [was|became] a branch.',
        'At the [first|nearest] tree there was nothing but [bark|wet bark|a snail]. At the second stood a [giant|wizard|wrestler], [arms folded|one arm raised|with a beard], and when {hero} [held up|lifted] the [lantern|light], he was [an oak|a yew|a holly bush].',
      ],
      asideHere('way', {
        person: [
          '“Is that you?” {friend} asked [at every step|at each step|every other step], and each time it was {hero}.',
        ],
        pet: [
          '{Friend} [growled at|sniffed at|barked at] a stump, [twice|once more|from all sides], to be [sure|quite sure].',
        ],
      }),
      [
        'That made two [trees|trees done], and {hero’s} knees were [already|just] feeling rather [foolish|silly]. Then, from behind the third, [came a noise|somebody made a noise] [that no tree makes|that trees do not make|no tree could make].',
        '“[You see|Well]?” said {hero} to {their} knees, and they were [about|just about|going] to [answer|agree|say yes]. But behind the third tree [somebody|someone] made a noise, [and it was not the tree|and trees make none|not a tree’s noise].',
        'So it [went on|could go on], [thought {hero}|{hero} thought], one by one, [all the way|right to {spot}]. But the third tree [made|had] a noise in it, and [trees make no noise like that|that was not in the bargain|nobody had mentioned that].',
      ],
    ],
    'owl.heard': [
      [
        '“{owlCall}!” [went|cried|called] something in the [leaves|branches|treetop]. It [might be|had to be|was surely] a ghost, thought {hero}, and one with [a cold|a wet sheet|pepper up its nose].',
        'Down from the [next|nearest] tree came a [terrible|horrible|wild] “{owlCall}!” {Hero} could [only|not but] think of a ghost, and of one with a [trumpet|fever|bad temper].',
        '[Right above|Over] {hero’s} head something went “{owlCall}!” It began like an owl and ended like [a bang|a burst tyre|an accident], [which was worse|and that was the worst|and owls do not do that].',
      ],
      guessed('owl'),
      othersHide('owl'),
      looks('owl'),
    ],
    'owl.found': [
      [
        'It was {owl} the owl, with a [terrible|dreadful|streaming] cold. “I used to [frighten|terrify] [everyone|people|the whole wood],” she [said|sniffed], “and now they [only|just|all] wish me good health!” {Hero} [held|reached] the [warm |]lantern up to her [feet|beak].',
        'On the branch sat {owl} the owl, who had been [sneezing|ill] since [supper|Tuesday|moonrise]. “[Don’t come near|Keep off],” she said, “it’s [catching|a bad one].” But {hero} [held|reached] the [warm |]lantern up to her, and she could not help [coming nearer|leaning on it|moving up].',
        '“Don’t [laugh|look],” [begged|said] {owl} the owl. “[Every time|Whenever|As soon as] I [want|try] to be [frightening|terrible|fierce], [it|this nose] goes off.” {Hero} [did not laugh|tried not to], and [held|reached] up the lantern to [dry|warm|thaw] her.',
      ],
      parts('owl'),
    ],
    'hedgehog.heard': [
      [
        '“{hedgehogCall}!” [went|came from] the ferns. Something in there was being eaten, bone by bone, thought {hero}, and whoever did it was not [half full yet|in a hurry|nearly done].',
        '[Down|Low down] in the ferns something went “{hedgehogCall}!” It sounded like teeth, and {hero} [tried|did {their} best] not to [count|imagine] how [many|large|sharp].',
        'From the ferns came a [dreadful|terrible|dry] “{hedgehogCall}!” A monster, thought {hero}, and [at supper|at table], too, so that one had [better|best] not be [late|the pudding|small].',
      ],
      guessed('hedgehog'),
      othersHide('hedgehog'),
      looks('hedgehog'),
    ],
    'hedgehog.found': [
      [
        'It was {hedgehog} the hedgehog, up to his [ears|chin|eyes] in picnic crumbs. “It [fell|came] from the sky,” he said [with his mouth full|between two bites], “[around|at about] [tea time|four].” {Hero} [did not say who had dropped them|agreed that it was possible|looked at the sky].',
        'In the light sat {hedgehog} the hedgehog, among the crumbs of the [picnic|{treat}]. “[Loud|Too loud]?” he said, when {hero} [asked|complained]. “I’m [whispering|being quiet]. You should hear me [do|with] [toast|walnuts|a carrot].”',
        '{Hedgehog} the hedgehog [looked|blinked] up from a [heap|hill|pile] of picnic crumbs. “Mine,” he said [at once|quickly|with full cheeks|before anything else]. {Hero}, who had [dropped|spilled] most of them, [agreed|said that it was so|nodded], and he [calmed down|breathed again|offered {them} the smallest].',
      ],
      parts('hedgehog'),
    ],
    'rabbit.heard': [
      [
        '“{rabbitCall}!” went the [ground|earth], and {hero’s} teeth [clicked|met] at every [beat|thump]. Those were feet, and they [could only be|had to be|were surely] a giant’s.',
        'Something in the [next|nearest] clearing had feet: “{rabbitCall}!” Giants had died out, {hero} told {themselves}, but [perhaps|maybe] nobody had [told|informed] [this one|the feet].',
        'Somebody was [hitting|beating] the [forest floor|ground] with two hills: “{rabbitCall}!” The lantern flame [ducked|jumped|blinked], and so did {hero}, at every [beat|thump|blow].',
      ],
      guessed('rabbit'),
      othersHide('rabbit'),
      looks('rabbit'),
    ],
    'rabbit.found': [
      [
        'On a stump danced {rabbit} the rabbit, with his eyes shut. “There’s a wedding on [Saturday|Sunday|Friday],” he [said|panted|explained], “and I’m the only one who can’t.” So {hero} [danced|joined in], [as far as the turn|once round|twice round], where they both got [dizzy|muddled].',
        'It was only {rabbit} the rabbit, who was [small|not big], above the feet. “If you [say a word|tell anyone], I [never danced|wasn’t here],” he [said|panted]. So {hero} said [nothing|not a word] and [joined in|danced along|danced with him].',
        '{Rabbit} the rabbit was learning to dance. “One, two, four,” he [counted|muttered], and fell [over|flat|off the stump]. {Hero} [danced along|joined in] and put back the three, and after that he only fell at the [kick|turn|seven].',
      ],
      parts('rabbit'),
    ],
    'fox.heard': [
      [
        '“{foxCall}!” went the leaves [behind|under] a root. Something [long|very long] was [dragging itself|crawling] over them, thought {hero}, and [coming|moving] backwards.',
        '[Down|Low] among the roots the leaves [moved|flew] by themselves: “{foxCall}!” {Hero} thought of a snake, [then|and then] of a [bigger|longer] one, and then of its [supper|mother|teeth].',
        'Behind the [next|nearest] root something went “{foxCall}!” It was [like a|the] ghost’s long [coat|train|sleeve] on the leaves, thought {hero}, and wished {they} had thought of [something else|hats|soup].',
      ],
      guessed('fox'),
      othersHide('fox'),
      looks('fox'),
    ],
    'fox.found': [
      [
        'It was a tail, and at the other end of it was {fox} the fox, sweeping [his den|his doorstep|the hall]. “Every night I sweep it out,” he [said|snapped|complained], “and every night the wood [comes|walks] back in.” {Hero} [held|put] the lantern [inside|into the den], to show him the [corners|ceiling].',
        '“Feet!” said {fox} the fox, who was sweeping his den with his tail. {Hero} wiped [the right one|one of them|one], and then [the left|the next|the others], before {they} could hold the [lantern|light] [inside|to the corners].',
        'In [front|the door] of his den stood {fox} the fox, sweeping with his tail. “[Light|A lamp]!” he cried. “[Do|Shine on] the [corners|ceiling|back room].” {Hero} [did|held it there], and he saw the [dust|cobwebs|state of it] [at last|for the first time].',
      ],
      parts('fox'),
    ],
    'bird.heard': [
      [
        '“{birdCall}!” [Someone|Somebody] was knocking at the [trunks|trees], [one by one|all of them], and [nobody|no one] who means well, thought {hero}, knocks [at this hour|at night|after dark].',
        'From the [next|nearest] trunk came a [sharp|hard|bony] “{birdCall}!” [Somebody|Someone] wanted to come in, thought {hero}, and only had to find [out where|the door|a door].',
        '{Hero} heard it on the left, then in the tree that {they} {was} leaning on: “{birdCall}!” It was a [bony|hard|thin] finger, and it was [looking|asking|searching] for [somebody|someone].',
      ],
      guessed('bird'),
      othersHide('bird'),
      looks('bird'),
    ],
    'bird.found': [
      [
        'It was {bird} the bird, who could not find her tree. “By day,” she [said|explained|told {hero}], “it’s the one with the sun [on it|in it].” {Hero} [pointed to|showed her|shone the light on] one with [a nest|a feather|an unmade bed] in it, and she knocked there, so as not to [lose|forget] it.',
        '“Do you live in this one?” asked {bird} the bird. “[All the trees|The trees] look [alike|the same] at night.” {Hero} [pointed to|shone the light on] a hole with a [bent|crooked|worn] [rim|step]. “Mine!” [cried|called|sobbed] {bird}, and knocked all round it, so as not to lose it again.',
        '“[Somebody|Someone] has made the trees all alike,” [complained|said] {bird} the bird, “while I was out.” So {hero} [pointed to|shone the light on] one with [a nest|a mess|an unmade bed] in it, and she knocked there, so as not to [lose|forget] it.',
      ],
      parts('bird'),
    ],
    'turtle.heard': [
      [
        '“{turtleCall}!” went something by a [pool|pond]. {Hero} thought of a [knight|ghost] in armour, climbing out of his [grave|tomb|well], and not [getting far|for the first time|in good humour].',
        'Something by a [pool|pond] was trying to be [taller|higher]: “{turtleCall}!” It might be a stone, thought {hero}, that had [had enough of|grown tired of] lying [there|about|still].',
        'From a [pool|pond] between the trees came a [heavy|hollow] “{turtleCall}!” A treasure chest, thought {hero}, being [buried|dug in], and then of the [pirates|people|sort of people] who bury [them|such things].',
      ],
      guessed('turtle'),
      othersHide('turtle'),
      looks('turtle'),
    ],
    'turtle.found': [
      [
        'It was {turtle} the turtle, who could not get over a [wet|thick|slippery] root. {Hero} [leaned down|bent down|reached down] and gave her a [push|heave|hand], and she was over the root. “Oh,” she [said|called], “I’ve left my [supper|hat|glasses] behind,” and [climbed back|began to climb back].',
        'On a [wet|thick|slippery] root hung {turtle} the turtle, [legs out|waving one foot|puffing]. {Hero} [leaned down|bent down|reached down] and gave her a [push|heave], and she was over the root. “That didn’t [count|feel like climbing],” she said, and [turned|came] round to do it [herself|alone].',
        '“[Nearly|Almost],” said {turtle} the turtle, halfway up a [wet|thick|slippery] root, and [slid|clonked] down. {Hero} [pushed|gave her a push|heaved], and she [sailed|slid|flew] over. “I [preferred|liked] [my own side|the other side],” she [said|remarked], and [climbed|began to climb] back.',
      ],
      parts('turtle'),
    ],
    fork: [
      [
        'Then the path [split|divided|came apart] in two, and by lantern light the two [looked|were] [alike|quite the same|like twins]. {Hero} [asked|consulted] {their} knees, who [only knew the way home|had never been here|blamed the feet].',
        'By day there had been one path, and now there were two, [left and right|both equally black|one as dark as the other]. The lantern [could not tell|did not know|showed no more than that], and {hero’s} knees [had no opinion|did not want to be asked|left it to {hero}].',
        '[At the next tree|Behind the next tree|A few trees on] there were two paths, and only one could [lead|go] to {spot}. {Hero} [shone the light|looked] down [both|each] of them and saw [dark|night], and then [more dark|more night].',
      ],
      [
        plants(
          'nose',
          'If eyes were no use, [perhaps|maybe] a nose was. {Hero} shut {their} eyes and [sniffed|smelled]: on the left, [nettles|stones|wet wood], but on the right, [thin|faint] as a thread, mushroom and {treat}.',
        ),
        plants(
          'nose',
          'So {hero} [stopped looking|shut {their} eyes] and tried it with {their} nose. From one side came [nettles|wet moss|old rain], from the other, very [thinly|faintly], mushroom and {treat}, and {hero} [went after it|followed that].',
        ),
        plants(
          'nose',
          'Where you can’t see, you [might|may|could] still smell, thought {hero}, and [lifted|put up] {their} nose. One path smelled of [nettles|stones|cellar], and the other, [just a little|a very little], of mushroom and {treat}.',
        ),
      ],
      asideHere('way', {
        person: [
          '{Friend} [would have|had already] gone left, [and said so|with great certainty], and came [back|after {hero}] without a word.',
        ],
        pet: [
          '{Friend}, who had known it [all along|from the first], was [too polite|too kind] to [say so|mention it].',
        ],
      }),
    ],
    there: [
      [
        '[At|Behind] the next tree the light fell on {spot}, and there, in the [moss|dew|grass], was {lost}. {Hero} [put|set] the lantern down and [hugged|held|squeezed] {lost} [with both arms|until it dripped|for a long time].',
        'The next tree was the last, for behind it [stood|came] {spot}. {Hero} [put|set] the lantern down, and [hugged|held|squeezed] {lost} [with both arms|until it dripped|for a long time].',
        'Then there were no more trees, only {spot}. {Hero} [put|set] the lantern down, [picked|took|brushed] a [snail|leaf|beetle] off {lost}, and hugged the {lost.kind} [with both arms|until it dripped|tight].',
      ],
      when(
        'together',
        ifRoom(
          '{Others} said hello to {lost}, too, [politely|quietly|in a whisper].',
          '{Others} [stood|came] round to look, and nobody said anything about [the damp|the smell|crying].',
        ),
      ),
      thread({
        who: [
          '“It’s only me,” [said|whispered] {hero}, before {lost} could ask [who was there|anything|who it was].',
          '“You’ll never [guess|believe] [who was there|who that was|who they all were],” [said|whispered] {hero}.',
        ],
        night: [
          '“I’ve got [something|two words] for you,” [said|whispered] {hero}, “[but not before we’re in bed|but only in bed|for when we’re in bed].”',
          'But good night is [only |]said in bed, and bed was [still a wood away|at the other end|far off].',
        ],
        care: [
          '“Until we’re [home|back], I’m on duty,” [said|whispered] {hero}, “[night or no night|though it’s night|dark or not].”',
          'It was dark, and {lost’s} turn, but [tonight|this once] {hero} would [stand in|do both shifts|work late].',
        ],
      }),
      ifRoom(
        'And back would be [easy|simple|no trouble]: the same trees, [only|just] the other way round.',
        '{Hero’s} knees had [turned|faced] [the other way|homeward] [already|by themselves|without being told]: it was [only|just] the same trees [again|once more].',
      ),
    ],
    dark: [
      [
        'Then the wind [blew|breathed|puffed] [once|just once], [from the side|no longer than a sigh], and the lantern [went out|was out]. {Hero} [left|set] it under a [mushroom|fern][| to smoke| to sleep| till morning].',
        '[And then came the wind|Just then the wind came|Only then came the wind], [one gust|one breath|one puff], and the lantern [was out|went out]. With nothing to light it, it had to [stay|wait|sleep] [among the mushrooms|under a mushroom|where it was][| till morning].',
        'But {hero} had not [reckoned with|counted on|thought of] the wind, which [blew|put|puffed] the lantern out [with one breath|with one puff|in passing]. The lantern only [smoked|crackled|smelled] now, and had to [stay|sleep|wait] under a mushroom.',
      ],
      [
        '¶{Hero} [told|said to] {their} [shaking|knocking|wobbling] knees what {they} always [told|said to] them: {refrain} “[But which one|Which tree|But which tree|Which one], [please|if we may ask]?” they [asked|said], for there was [not one|none|no tree] to be [seen|found].',
        '¶{Hero’s} knees [shook|knocked|wobbled], so {hero} [told|said to] them [as always|as usual|once more]: {refrain} “What [tree|trees]?” asked the knees, and there was [only dark|nothing but dark|only the dark] [to see|left|all round].',
        '¶{Hero’s} knees [shook|knocked|wobbled], and {hero} [said|repeated] it to them: {refrain} But who can go from tree to tree when there are [none|no trees] to be [seen|found|made out]?',
      ],
      asideHere('trouble', {
        person: [
          '¶“[Tell me|Say] that’s your {hero.hand},” said {friend}, who was [holding|squeezing] it. “It’s mine,” said {hero}, “[hold on|keep it],” and felt [a little|a bit] braver.',
        ],
        pet: [
          '{Friend} sat down on {hero’s} foot, and [trembled|shook] there, until {hero} [stroked|comforted] {friend.them}, [and then both shook less|and felt braver].',
        ],
      }),
    ],
    listen: [
      TURN,
      when(
        'told:nose',
        more(
          'It had been done with a nose [before|tonight], and ears were [no worse|no smaller|twice as many].',
          'A nose had [found the way|been enough] before, and of ears {they} had [two|a pair].',
        ),
      ),
      [
        '¶And there, [far away|far off], [behind|beyond|under] the wind, it went “{call2.sound}!” That was {helper2}, still {call2.doing}, in the [very same|same] place [as before|as promised]. And {hero} had [come|walked] past {helper2} to [get|come] here.',
        '¶“{call2.sound}!” went the dark, [far away|far off|quite small]. It could only be {helper2}, who never [moved from the spot|left that place] before morning. So that was where [{hero} had come from|the way home was|the path went|home must be].',
        '¶Then, [thin|small] and far [away|off], {hero} heard a “{call2.sound}!” {They} [had been afraid of it once|knew that one], and now it was [only|just] {helper2}, still {call2.doing}. So that was where the way home [was|went|had to be|began].',
      ],
      asideHere('turn', {
        person: [
          '“And {helper1} comes after {helper2},” [whispered|said] {friend}, who had [kept count|remembered|been counting], for once [quite |]rightly.',
        ],
        pet: [
          '{Friend} had [turned|pointed] {friend.their} ears [that way|in that direction], too, [both of them|and then all the rest of {friend.themselves}].',
        ],
      }),
      [
        '¶“[Not the next tree|Never mind the tree|Forget the tree],” {hero} [told|said to|whispered to] {their} knees, “the next noise.” [They listened|They thought it over|They considered it], and [stopped shaking|held still|began to walk].',
        '¶“We don’t need [a tree|any trees|trees for it],” {hero} [said|whispered|explained] to {their} knees. “As far as {helper2}. [Can you do|Could you manage] that?” They [could|thought they could|said they could].',
        '¶A [noise|sound], then, was as good as a tree, [and better|or better], since it [called|kept calling|could be heard|spoke up]. “As far as {helper2},” {hero} [said|told {their} knees], and [off they went|they went].',
      ],
    ],
    back: [
      thread({
        who: [
          'The noise [grew|got louder] with every step, and then it [broke off|stopped]. “Who’s there?” asked {helper2}, in a [small|thin|worried] voice, and {hero}, who had always been the one to ask, said, “[Only me|It’s me].”',
          '{Hero} walked [slowly|straight] towards the noise, [hands out|feeling with both feet], until it [broke off|stopped] [right before|in front of] {them}. “Who’s there?” whispered {helper2}. “[Only|It’s only] {hero},” said {hero}, and had never been [that|the answer] before.',
        ],
        night: [
          'The noise [grew|got louder] with every step, until it was [close|quite close]. “Good night!” called {helper2}. “[Not yet|Good evening],” said {hero}, “the first one is [taken|promised]. It’s for {lost}.”',
          '{Hero} walked [slowly|straight] towards the noise, [one foot at a time|feeling with both feet], until it was [close|quite close]. “And who’s [that|this]?” asked {helper2}. “[This is|That’s|It’s] {lost},” [said|called] {hero}, [with a wave|waving], “and we’re on our way to a good night.”',
        ],
        care: [
          'The noise [grew|got louder] with every step, and {hero} [held|carried] {lost} so that the {lost.kind} [did not bump into anything|stayed dry|could hear as well]. “[Mind the root|Careful],” said {helper2}, when they [came|went] by, “[there’s one more of you now|you’ve grown by one].”',
          '{Hero} walked [slowly|straight] towards the noise, with {lost} [in front|buttoned up|under {their} chin], where nothing could [scratch|touch] the {lost.kind}. “[Must you carry that|Is that heavy|Can’t that walk by itself]?” asked {helper2}. “[Not in the dark|That’s not the point|Not yet],” said {hero}, “and I’m on duty.”',
        ],
      }),
      [
        '¶There {hero} [stood|waited] and did not guess and did not run, until [further on|ahead] it went “{call1.sound}!” “As far as {helper1},” {they} [began|wanted to say], but {their} knees [were already off|were on their way|had already gone ahead].',
        '¶“{call1.sound}!” went the dark [ahead|further on]. “Ah,” said {hero’s} knees, “[that’s|that will be] {helper1},” and they [walked off|went] before {hero} had said [anything|a word|“as far as”].',
        '¶[Nobody|No one] had to [tell|show|teach] {hero’s} knees what to do [next|now|then]. They [waited|stood still] until there came a “{call1.sound}!” from [ahead|further on], and [set out for|went straight to] {helper1}, and [took {hero} along|{hero} had to follow].',
      ],
      asideHere('turn', {
        person: [
          '{Friend} walked with both eyes [shut|closed], [holding|one hand on] {hero’s} sleeve, to [hear|listen] better.',
        ],
        pet: ['{Friend} [trotted|went] in front now, tail [up|high], like somebody leading a [parade|band].'],
      }),
      [
        'And behind {helper1}, [at last|where the wood ended], {party} came to the tent, [as crooked as ever|a little crooked|pale in the moon].',
        'Then {party} came to [a bush|one tree more|the last fern], and then to something [cold|wet|damp] that [gave way|went flup]: the tent.',
        '[A few steps|Not far] behind {helper1} the trees [ended|stopped], and {party} saw the tent [lean|stand] in the moonlight.',
      ],
    ],
    tent: [
      [
        plants(
          'in',
          'In the tent {hero} [took|picked] [seven|nine|eleven] leaves and a [beetle|cross earwig|caterpillar] out of {their} [pyjamas|sleeves], and put {lost} on the pillow. Both were [very dirty|wet|covered in moss].',
        ),
        plants(
          'in',
          '{Hero} [slipped|crept|squeezed] into the tent, [trailing|dragging] [ivy|half a fern|a bramble], and put {lost} on the [empty |]pillow, where it [belonged|fitted exactly|left a wet patch].',
        ),
      ],
      adult('end'),
      [
        'Then {they} wanted to [shut|close|zip up] the door on the [night|dark]. But the [night|dark] had {helper2} in it, and {helper1}, and one does not shut the door on people one knows, so it stayed open [by a finger|a crack].',
        'Outside it was as dark as [ever|before], but [now|by now] it was full of people {they} knew. {Hero} left the door open [by a finger|a crack], for the sake of {helper1} and {helper2}, and [lay down|got into bed].',
        'The [night|dark] had not got [lighter|smaller|shorter]. It only had {helper2} in it, and {helper1}, and so {hero} did not [shut|close|zip up] the door [quite|all the way], to hear how they were [getting on|doing].',
      ],
    ],
    sleep: [
      when('not told:in', adult('end')),
      thread({
        who: [
          '“Who’s there?” {hero} asked [once more|a last time], [in bed|from the pillow], and the wood [answered|told {them}], name by name. {They} [wanted|meant] to pass it on to {lost}, but fell asleep at the [second|third].',
          '[In bed|From the pillow] {hero} told {lost} who was there: {helper1}, and {helper2}, and … [there|at that point] {they} fell asleep[|, mouth open].',
        ],
        night: [
          'And then, [in bed|at last, in bed|at the very end], {hero} said it: “Good night, {lost}.” {They} {was} asleep before it was [quite |]finished.',
          '[In bed|On the pillow] the two words [at last|finally] found the one they were meant for. “Good night, {lost},” said {hero}, and [slept|was gone|fell asleep].',
        ],
        care: [
          '“Your turn,” {hero} told {lost}, [in bed|from the pillow], and [slept|fell asleep] at once, [as one can|as you do] when somebody is on duty.',
          'In bed they [changed over|changed shifts|took turns again]: {hero} had nothing [more |]to look after, and [fell asleep|slept], and {lost} [kept watch|stayed up|did not].',
        ],
      }),
      [
        '¶Towards morning {helper2} [sat bolt upright|jumped|stopped dead]. “[Snnnorr|Hrrrrr|Khhrrr|Grrrnnn]… [pyoo|wheee|fff-ti|shhoo]!” Something [terrible|enormous|dreadful] had [moved|come] in at the edge of {wood}.',
        '¶Then, into the hush of {wood}, came a “[snnnorr|hrrrrr|khhrrr|grrrnnn]… [pyoo|wheee|fff-ti|shhoo]!” {Helper2} had never heard [such|so terrible] a noise, and wanted to [go home|hide|be somewhere else].',
        '¶At [dawn|first light] something in the tent went “[snnnorr|hrrrrr|khhrrr|grrrnnn]… [pyoo|wheee|fff-ti|shhoo]!” “A [monster|giant|bear],” whispered {helper2}, and [stood|hid] behind {helper1}.',
      ],
      [
        '¶But {helper1} had [overheard|heard] in the night how [it’s done|you do it|you deal with a noise]: {refrain} So they [came|crept|went], [tree by tree|one tree at a time], and [looked|peeped] in at the [tent|door].',
        '¶“I [know|happen to know] how it’s done,” [said|whispered] {helper1}. {refrain} And they [came|crept|went], [tree by tree|one tree at a time], and [looked|peeped] in at the [door|tent].',
        '¶Then {helper1} [remembered|thought of] what {hero} had told {their} knees: {refrain} So they [came|crept|went], [tree by tree|one tree at a time], and [looked|peeped] in at the [tent|door].',
      ],
      [
        '¶“It’s nobody,” said {helper1}, and [breathed again|began to laugh|sat down in the dew]. “It’s [only|just] {hero}, [asleep|fast asleep|sleeping].”',
        '¶“[Well|Ah|Oh],” [said|whispered] {helper2}, “it’s [only|just] somebody we know.” And they [sat down|stayed] and listened to {hero} until [the sun came up|it was light|breakfast].',
        '¶“[Only|It’s only] {hero},” said {helper2}, [almost|nearly|a little] disappointed. “Will [that|it] [go on|last|be] long?” “[Till|Until|Right up to] [morning|breakfast|sunrise],” said {helper1}.',
      ],
    ],
  },
  asides: {
    start: { person: ['“I’m coming, too,” said {friend}.'], pet: ['{Friend} came along, [nose first|tail up].'] },
    way: { person: ['{Friend} kept close.'], pet: ['{Friend} [trotted|padded] along.'] },
    trouble: { person: ['{Friend} [gulped|held on tight].'], pet: ['{Friend} pressed close.'] },
    turn: { person: ['{Friend} [listened|kept quiet], too.'], pet: ['{Friend} pricked up both ears.'] },
    end: { person: ['{Friend} was asleep already.'], pet: ['{Friend} curled up.'] },
  },
  adults: {
    start: [
      '“[As far as|To] {spot} and back,” said {grownUp}, “and [call|shout] if anything happens. I can hear you [from here|all the way].”',
      '“It’s [only|just] as far as I can hear,” said {grownUp}, “but [take the lantern|put on your shoes], and I’ll listen.”',
    ],
    end: [
      '“[I won’t ask|I’m not asking],” said {grownUp}, [still awake|who was up|wide awake], and [took|picked] a fern out of {hero’s} [collar|sleeve].',
      '{GrownUp} was still [up|awake], looked at the wet {lost.kind}, and [put the kettle on|brought a towel] without a word.',
    ],
  },
  traits: english57.traits,
};
