/** The seventh egg in English for readers of 8 to 10. */
import {
  adult,
  aside,
  asideHere,
  HABIT,
  ifRoom,
  more,
  plants,
  TURN,
  when,
  type BandText,
} from '#studio/storyteller/text/passage.ts';
import { habits, turns } from '#studio/storyteller/templates/seventh-egg/english-traits.data.ts';

export const english810: BandText = {
  refrains: [
    'And behind {hero}, at a distance of [one duck|two ducks|half a duck], {flap}, came {duck}.',
    'Where {hero} went, {flap}, there went {duck}, [like a full stop after a sentence|like a shadow with an appetite].',
    'And [exactly|precisely] behind {hero}, {flap}, [left foot, left foot|step for step], came {duck}.',
    'It was {hero} first, and then, {flap}, {duck}; [that was the order of things|there was nothing between].',
  ],
  beats: {
    open: [
      when(
        'together',
        [
          'Every evening, at about [six|seven|half past five], {hero} said “Look!” and did a {trick}. {Others} [looked|clapped|gave marks], and so did {dog} the dog, who had seen the {trick} some [nine hundred|four hundred] times.',
          'There was a law in the house that when {hero} did the {trick}, everybody [looked|stopped chewing]. Nobody had [made|written down] the law of the {trick}. {Others} simply [kept|obeyed] it, as one keeps [to the left|warm].',
          '{Hero} did the {trick} in the garden before supper, and {others} [watched|cheered|held their breath]. {Hen} the hen said each time that she had never seen [the like|it so high].',
          '“Are you all looking?” asked {hero}, though {they} [knew|could see]. All were, {others}, {dog} the dog and {hen} the hen, in [a row|the good seats], and to each of them {hero} [dedicated|gave] one {trick}.',
        ],
        [
          'Every evening, at about [six|seven|half past five], {hero} said “Look!” and did a {trick}. So the house [looked|clapped|gave marks], even {dog} the dog, who had seen the {trick} some [nine hundred|four hundred] times.',
          'There was a law in the house that when {hero} did the {trick}, everybody [looked|stopped chewing]. {Dog} the dog and {hen} the hen simply [kept|obeyed] it, as one keeps [to the left|warm].',
          '{Hero} did the {trick} in the garden before supper, and {dog} the dog [watched|cheered|held his breath]. {Hen} the hen said each time that she had never seen [the like|it so high].',
          '“Are you all looking?” asked {hero}, though {they} [knew|could see]. All were, {dog} the dog, {hen} the hen and a [wasp|passing cat|snail], in [a row|the good seats], and to each of them {hero} [dedicated|gave] one {trick}.',
        ],
      ),
      { more: HABIT },
      [
        '{Hero} was the smallest in the house, a position with [advantages|a view|its own spoon]. You are [carried|forgiven|looked at], you get the [last dumpling|window seat], and {donkey} the donkey lets you [steer|sit in front].',
        'To be the smallest is a [profession|gift|full-time job], and {hero} was good at it. Even {donkey} the donkey, who [admired|noticed] nobody, would look up from his [thistles|hay] for a {trick}.',
        'Somebody has to be the smallest, and in that house it had always been {hero}, [by a head|by common consent]. It was like being [the sun|a small king], said {donkey} the donkey, only with [earlier bedtimes|sticky hands].',
      ],
      when(
        'adults',
        ifRoom(
          '{Adults} whistled through two [fingers|teeth], which the neighbours [set their clocks by|had got used to].',
          '{Adults} looked as people look at a [comet|sunset] that will be back [tomorrow|at seven].',
        ),
      ),
      adult('start'),
    ],
    egg: [
      [
        '“There has been a mistake,” said {goose} the goose, [rather coldly|stiffly|from the nest]. “I can count to six, I have laid six, I am sitting on six. So what, [may I ask|pray], is [this|THAT]?”',
        'It was {goose} the goose who [reported|found] it. She had six eggs, all [numbered|grey and respectable], and there in the grass lay one [more|over], [blue|sky-blue] and smooth. “[Not mine|No relation],” said {goose}.',
        'Nobody ever learned where it [came|had rolled] from. One moment there was grass, and the next there was an egg in it, [blue|cool and blue], beside {goose} the goose. She moved [away|her skirts] and said that she was [full|fully booked].',
      ],
      [
        '{Hen} the hen laid a [cheek|wing] on it and said that it was [cooling|getting cold]. What it needed was something [soft|warm], [deep|round], and [at once|without an owner]. And {hen} looked at {hero’s} {thing}.',
        '“It wants [keeping warm|a bed],” said {dog} the dog. Everyone looked about for one, and their eyes all came to rest on {hero}, or [rather|to be exact] on {hero’s} {thing}.',
        'Before {hero} could say [“egg”|“but”|a word], {hen} the hen had the egg in {hero’s} {thing}. It fitted, which {hero} thought [unfair|the worst of it|no excuse].',
      ],
      when(
        'giver',
        ifRoom(
          '“{Giver} gave that {thing} to me,” said {hero}, “[not to a breakfast|not to an egg].”',
          'It was the {thing} from {giver}, and until that evening it had had [one owner|a quiet life].',
        ),
        more(
          '“You’ll have your {thing} back when it [hatches|is done],” they said, [kindly|over their shoulders].',
          '“It’s only a {thing},” said {goose}, who had never had [one|any].',
        ),
      ),
      aside('start'),
    ],
    arrive: [
      when(
        'together',
        [
          'When {hero} did the {trick}, {others} looked. It was [the law|how things were], for the smallest. Then there lay an egg in the grass. “[Not mine|No relation],” said {goose} the goose, “I have six, and I’m [full|fully booked].”',
          '“Look!” said {hero}, in the middle of a {trick}, as on [every|each] evening. But {others} had bent over an egg, blue and [cool|smooth]. “I can count to six,” said {goose} the goose, “and that is [not in it|more].”',
        ],
        [
          'When {hero} did the {trick}, {dog} and {hen} looked. It was [the law|how things were], for the smallest. Then there lay an egg in the grass. “[Not mine|No relation],” said {goose} the goose, “I have six, and I’m [full|fully booked].”',
          '“Look!” said {hero}, in the middle of a {trick}, as on [every|each] evening. But {hen} and {donkey} the donkey had bent over an egg, blue and [cool|smooth]. “I can count to six,” said {goose} the goose, “and that is [not in it|more].”',
          'It lay in the grass, blue and [cool|round], exactly where {hero} came down from a {trick}. “I have [laid|got] six,” said {goose} the goose, “and that, whatever {hen} may [say|think], is a seventh.”',
          '“May I have your attention?” cried {goose} the goose, and had it, all of it, and in the [middle|air] of a {trick} {hero} had [none|not one eye]. There was an egg too many by the [wall|hedge], and {hen} was [counting|already sitting].',
        ],
      ),
      [
        'They put it in {hero’s} {thing}, where it fitted, which was the [worst|most unfair part] of it. {Hero} did a second {trick}. “Shh,” said {dog} the dog, “it’s [asleep|listening].”',
        'So it was laid in {hero’s} {thing} and [admired|watched]. It did not do one {trick}. It was [round|oval], and {dog} the dog said that nobody had ever been so [round|still].',
        'It took the whole house to keep it warm, and {hero’s} {thing}. Nobody asked the {thing.noun}. Nobody looked at the {trick}, either, though {hero} did it [twice|louder].',
      ],
      when(
        'adults',
        ifRoom(
          '{Adults} hummed to it, and it was [the song of {hero}|an egg].',
          '“Later, [love|dear],” said {adults}, without [turning round|looking up].',
        ),
      ),
    ],
    home: [
      [
        'It took the [whole|entire] house, and {hero’s} [{thing}|{thing.noun}], to [hatch|warm] it. {Dog} the dog lay round it from [eight to ten|six to nine], and {hen} the hen from ten to [one|two]. {Donkey} the donkey put his head through the window and [breathed|sighed warmly].',
        'A list was [made|pinned up|drawn], with hours on it, over the {thing}. {Dog} the dog was on it, and {hen} the hen [twice|in red], and even {donkey} the donkey, for [warm breath|emergencies]. The egg lay in {hero’s} {thing.noun} like [a mayor|the moon] and did nothing.',
        'All evening people told the {thing} that its egg was [round|oval]. “So [round|smooth],” breathed {dog} the dog. “And so [deep|well read],” said {hen} the hen, who had [sat on it|looked into the matter]. It was an egg, in a {thing.noun}.',
      ],
      [
        '“Look!” said {hero}, and did the {trick}, and it was a [first-rate|very clean] one. “Shh,” said {hen}, “you’ll [wake|crack|upset] it.”',
        '{Hero} did the {trick} [beside|behind|right before] it. {Dog} leaned a little to the [left|right], as one does in the [theatre|cinema], when somebody has a tall hat.',
        'So {hero} went into the corner and did the {trick} for the [wardrobe|coat stand|wall], which at least did not [say shh|look at {dog}].',
        'There is nothing as [lonely|long] as a {trick} that nobody sees, and {hero} did [three|four] of them, by the [door|lamp], until {dog} put a paw to his lips.',
      ],
      more(
        '“When you were an egg,” said {hen}, “you were the [same|prettiest],” and {hero} said that {they} had never been [one|an egg].',
        '{Hero} rolled up on the [rug|floor] and was an egg for [a while|four minutes]. But {dog} only asked whether {they} had [a stomach ache|lost something].',
      ),
      when(
        'adults',
        ifRoom(
          '{Adults} sang it a lullaby, and {hero} knew that [lullaby|song], since it was {hero’s}.',
          '“In a minute, [love|dear],” said {adults}, in the voice for {hero}, to the egg.',
        ),
      ),
      asideHere('trouble', {
        person: ['“Later,” whispered {friend}. “I’m on [egg duty|till six].”'],
        pet: ['{Friend} gave up {friend.their} own [place|cushion] for it.'],
      }),
    ],
    watch: [
      [
        'From three to [four|five] it was {hero’s} turn. It said so on the list. {Dog} [snored|hunted in his sleep], the lamp [hummed|purred], and {hero} lay nose to [shell|egg] with whoever had {their} [{thing}|{thing.noun}].',
        'At night, when {hen} had gone to roost and {dog} to [pieces|sleep], there was only {hero} left to keep the [{thing}|{thing.noun}] warm, and a good many [things to say|questions].',
        'It is hard to be [angry|cross] with something at [three|four] in the morning, with one’s arm round it. {Hero} did {their} best, and looked hard at the [{thing}|{thing.noun}], and [glared|held on].',
      ],
      [
        '“I’ll be plain,” {hero} told the [{thing}|{thing.noun}] and what was in it, “there is one [small one|smallest] here, and the place is [taken|not free]. I’ve got the {trick}. What have you [got|to offer]?”',
        '“I was the smallest,” {hero} said to it, “and I was [good at it|doing it well]. Ask {dog}. I never [broke|hatched] anything.” The egg, in its [{thing}|{thing.noun}], [considered this|lay low].',
        '“They looked at me,” said {hero}, very low, into the [{thing}|{thing.noun}], “[every evening|before you came].” It was not [a reproach|meant to sound so small], or not [only|quite].',
      ],
      when(
        'interest',
        more(
          'After that {they} told it about {interest}, from [the beginning|A to L], since nobody else was [awake|up].',
          'Since it could not run away, {they} explained {interest} to it, and it was a [good|wonderful] listener.',
        ),
      ),
      [
        '[Tok|Tick|Pok], said the [{thing}|{thing.noun}]. It was not a large remark, but it was an [answer|opinion].',
        'And something in the [{thing}|{thing.noun}] knocked, from the inside, [once|twice], as one knocks who is not sure [of the address|whether anybody is in].',
        'Then, against {hero’s} [ribs|elbow], very small: [tok|tick|pok]. {They} lay quite still, with an arm round the [{thing}|{thing.noun}], and [forgot|did not know] how it went on.',
      ],
    ],
    hatch: [
      [
        'By rights everybody should have [been there|seen it], but {dog} had gone for [straw|help] and {hen} for [advice|a witness]. So it was {hero} alone who bent over the {thing} and said, “[And now|Listen|Between ourselves], I want my {thing.noun} back.”',
        '{Hero} had only come for the [{thing}|{thing.noun}]. {They} leaned down, as close as [a dentist|a clockmaker], to say so, at a moment when even {dog} was [at breakfast|out of the room].',
        '“The day you’re out,” {hero} was saying, nose to shell, “I get my [{thing}|{thing.noun}] back, in [writing|clean condition].” {Dog} and {hen} were at [breakfast|odds in the yard].',
      ],
      [
        'That was when it [broke|split|went crick]. Out came a wet head with a bit of shell on it, and two eyes. The first thing that {duck} ever saw was {hero’s} [nose|left eye|open mouth].',
        'Crack, and there sat {duck}, a duckling, [wet|sticky] as [soap|a licked stamp]. {Duck} looked up and saw {hero}. One could see him [decide|think: ah].',
        'There was a [crick|pick], a pause, a [crack|crash], and {duck}. He was a duck, and quite [new|fresh]. He looked {hero} in the face for a [long|very long] time, and said, “Peep.”',
      ],
      more(
        '“No,” said {hero}, who had heard [about ducks|of such cases], “not me. I’m only here about the [{thing}|{thing.noun}].” {Duck} [came closer|sat on {their} hand].',
        '“Oh dear,” said {goose} from the door, “he’s [looked|imprinted]. It’s whoever they see first, and it’s for [life|keeps].”',
        'It was [an honour|love], said {dog} later. It was a [mix-up|clear case of bad timing], said {hero}.',
      ),
      '¶{refrain}',
    ],
    follow: [
      [
        '{Hero} went to the gate, and {duck} went to the gate. {Hero} scratched {their} ear, and {duck}, who had none [to speak of|that anyone could find], scratched [the place|where one would be] and fell over.',
        'If {hero} yawned, {duck} [yawned|did it, too]. If {hero} said, “Stop doing what I do,” {duck} [looked stern|stood with crossed legs] and said it, too, in [duck|one syllable].',
        'By nine o’clock {duck} had shared {hero’s} [porridge|toast], {hero’s} bath and {hero’s} [left shoe|bad temper], and was [thriving|looking forward to lunch].',
      ],
      [
        '“It’s a law of nature,” said {goose} the goose. “The first face is for [ever|good|life], and I’ve got six of them. {Duck} [has got you|will be no trouble].”',
        '“He’s doing your walk,” said {dog} the dog, weeping with [laughter|joy], “the whole of {hero}, only [lower|with a tail]!”',
        'The worst was that everybody looked again, {hen} and {dog} and all. They looked at {duck}, who was [being|doing] {hero}, and [rather well|to the life].',
      ],
      more(
        '{Hero} had wanted {their} {thing} back, and had been [paid in duck|given change].',
        '“Can he be [sent|taken] back?” asked {hero}. “Where to?” said {hen}, and {duck} [put his head in {their} pocket|sat down on the question].',
      ),
      asideHere('way', {
        person: [
          '“I’ll lead him off,” said {friend}, and said “Peep” all the way to the [gate|wall]. {Duck} did not even [turn|look] round.',
        ],
        pet: ['{Friend} walked between them, to [mix him up|hide {hero}], and {duck} went [underneath|round].'],
      }),
      '¶{refrain}',
    ],
    hide: [
      [
        'What {duck} can’t see, {duck} can’t follow: that was the idea. {Hero} got behind a basket and made {themselves} as [flat|thin|dull] as a [doormat|plank], and [waited|stopped breathing].',
        'The first plan was to [vanish|hide]. {Hero} folded up behind a basket, bound {hen} the hen to [silence|secrecy], and let {duck} go by, [peeping|with raised head].',
        'It was a good basket and {hero} was well behind it. {Hen} the hen had been [sworn in|told nothing], and from {duck} there was not a [peep|flap] for almost a [minute|whole minute].',
      ],
      [
        'Then something breathed into {hero’s} [collar|ear]. It was {duck}, who was hiding, too, from [whoever it was|the same person], and shaking with [joy|the thrill of it].',
        '{Duck} found {hero}, and it was the happiest moment of his [life|day so far]. Then it was his turn, and {duck} hid, with his head in a [flower pot|mouse hole] and the rest [in the sun|on show].',
        'Unfortunately {hen} kept the secret so hard that she [pointed|swelled]. {Duck} looked where {hen} was [not looking|looking away from], and there [was|sat] {hero}.',
      ],
      more(
        '“Say [nothing|you haven’t seen me],” said {hero}. “I haven’t seen {hero},” said {hen} to {duck}, “behind [anything|that basket].”',
        'It is hard to be [cross|strict] with somebody who finds you and is so [glad|pleased], and {hero} found it [harder than {they} liked|a strain].',
      ),
      asideHere('way', {
        person: ['{Friend} hid as well, and so [well|cleverly] that nobody ever came.'],
        pet: ['{Friend} sat down in front of the basket and [stared|gazed] at it, and that gave it away.'],
      }),
      '¶{refrain}',
    ],
    climb: [
      [
        'The next plan had [eleven|nine|fourteen] rungs. {Hero} climbed the ladder and pulled up [both feet|{their} socks], and looked down on {duck}, who was [very small|all beak] from up there.',
        'Ducks, in their first [day|morning], can’t climb, {hero} had read, and {they} took the ladder to the [top|coping of the wall] and [enjoyed the view|waved to {duck}].',
        'Up on the ladder there was [wind|peace], a view of [three|four] gardens, and no {duck}. {Hero} [breathed|sat] there like somebody who has [moved house|retired].',
      ],
      [
        '“Peep,” said {duck}, below, once a [second|breath], until {donkey} the donkey, who [liked his quiet|could not hear himself chew], laid down his neck like a [gangway|plank] and raised it again.',
        'Then two ears rose over the edge, long and grey, and in between, like a [captain|small pope], stood {duck}. “You [left|dropped] this,” said {donkey} the donkey.',
        'It was {donkey} the donkey who spoiled it. He had only come for the [roses|apples], and {duck} walked up him from [tail to top|behind], as one takes the [stairs|lift].',
      ],
      more(
        '“I’m not [on anyone’s side|involved],” said {donkey} the donkey, “I’m just tall.”',
        '{Hero} came down by the rungs and {duck} by the [neck|tail], and {duck} was there [first|already], [waiting|polite].',
      ),
      asideHere('way', {
        person: ['{Friend} held the ladder, and [winked at|patted] {donkey} the donkey.'],
        pet: ['{Friend} tried the first rung and [stayed there|sat down on it].'],
      }),
      '¶{refrain}',
    ],
    mirror: [
      [
        'Perhaps {duck} was only short of ducks. {Hero} stood a mirror on the [floor|rug] and pushed him before it. “{Duck},” {they} said, “meet [somebody your own size|a duck with more time].”',
        '{Hero} had it all worked out: in the mirror lived a duck who had [no plans|nobody else], was the right [age|height], and did everything {duck} did, [at once|without being asked].',
        'The mirror was {hero’s} cleverest plan. A duck in it [looked out|bowed]. “He’s [free all day|looking for a friend],” {hero} told {duck}, and [took a step back|tiptoed].',
      ],
      [
        '{Duck} studied the duck in the glass. Then he saw, over its shoulder, small and [a bit dusty|upside right], {hero}. And {duck} turned his back on [all of it|the duck], and came to the [real|warm] one.',
        '{Duck} kissed it on the beak, found it [cold|flat], and gave it up. In the mirror {hero} saw {duck} come, and saw who he was looking at, somebody rather [tall|splendid].',
        'To {duck} it was simple. There were two of {duck} now, and two of {hero}, and [everyone was happy|twice as much to follow]. He did a little dance, in [both|stereo].',
      ],
      more(
        'Nobody had ever looked at {hero} as {duck} did, not even for the {trick}. It was like being a [tower|lighthouse].',
        '“There’s nothing wrong with that [duck|one],” said {hero}. {Duck} [sat down on {their} shoe|said otherwise].',
      ),
      asideHere('way', {
        person: ['{Friend} made faces in it, and {duck} did not look [once|up].'],
        pet: ['{Friend} looked behind the mirror for the [other one|rest of him].'],
      }),
      '¶{refrain}',
    ],
    drum: [
      [
        'No one had ever stayed in a [room|garden] in which {hero} played the drum. {Hen} the hen had once moved [out|to the neighbours]. So {hero} played it to {duck}, [solo|with feeling].',
        '“This is for your own good, {duck},” said {hero}, and brought down both [fists|spoons] on the drum. The first bar [emptied|cleared] the garden of {hen}, [bees|cats] and a postman.',
        '{Hero} drummed as one drums out a [nightmare|whole regiment]. {Hen} the hen put her head in a [bucket|sack]. That ought to do for {duck}, {they} thought.',
      ],
      [
        '{Duck} sat down at the first beat, overcome. At the third {duck} was on his feet, and at the [ninth|tenth] there was [no holding him|dust]: left, right, [tail|turn], [bow|leap].',
        'It turned out that he had been [born|hatched] for it. {Duck} danced with [closed eyes|all he had]. He danced round the drum and [over|through] it, and when it stopped, {duck} [hit it himself|peeped for an encore].',
        'What came over {duck} was happiness, from the feet up. {Hero} played [faster|louder]. {Duck} danced [faster|lower]. And there was a moment when {hero} had forgotten what it was [for|against].',
      ],
      more(
        '“Is it [over|safe]?” asked {hen} from the bucket. “He’s only tuning his [legs|tail],” said {hero}, before {they} could stop {themselves}.',
        'They were, {dog} said, not bad [together|as a duo], {hero} and {duck}.',
      ),
      asideHere('way', {
        person: ['{Friend} danced, too, and that did not [help|send him away].'],
        pet: ['{Friend} crept under the drum, and that was the [loudest|worst] place of all.'],
      }),
      '¶{refrain}',
    ],
    dog: [
      [
        'There was a professional in the house. “Guard him,” said {hero} to {dog} the dog, who had once guarded a [slipper|ham bone] for [nine days|a week]. {Dog} laid his chin across {duck} like a [bar across a door|lid].',
        '“On my [honour|bones],” said {dog} the dog, “he won’t move a [feather|toe].” So {hero} left {duck} with {dog} and stole off on [tiptoe|the sides of {their} feet].',
        '{Hero} handed {duck} over to {dog} the dog, with a [receipt|ball thrown in], and was round the corner before either of them had [sat down|understood].',
      ],
      [
        'But it was a warm day, and {dog} shut one eye to rest it. Then he shut the other, so as not to be [unfair|one-sided]. {Duck} [walked out|left] by way of the nose.',
        '{Dog} kept his word to the letter: he did not [leave|desert] his post. He merely [slept|snored] at it, and {duck} [cleared|took] his nose in one hop.',
        'After [five|four] minutes it was {duck} who was guarding {dog}. Then {duck} hopped over him as over a [doorstep|log], and from up there he saw {hero’s} [heels|back].',
      ],
      more(
        '“I had the situation in [hand|paw],” said {dog}. “I just had it [lying down|with my eyes shut].”',
        '“Well, he’s a quick [one|learner],” said {dog}, “he gets it from [you|{hero}].”',
      ),
      asideHere('way', {
        person: ['{Friend} asked {dog} who was on [duty|guard] now. “[Him|The duck],” said {dog}, and lay down.'],
        pet: ['{Friend} had lain down beside them, to [help|keep watch], and [snored|slept].'],
      }),
      '¶{refrain}',
    ],
    hen: [
      [
        '{Hen} the hen ran a school behind the [shed|compost], and had turned out [forty|sixty] decent chickens. “I need a place for {duck},” said {hero}, “a [boarding|long] one.”',
        '“Leave him to me,” said {hen} the hen, who believed in [scratching|an early start]. {Hero} left {duck} to her so fast that {their} [shoelaces|ears] whistled.',
        'So {duck} was sent to {hen} the hen, to be taught [pecking|posture], dust baths, and the [art|importance] of not [following|swimming after] people.',
      ],
      [
        'At noon he was returned. “He scratches like a [pianist|gardener],” said {hen}, red to the comb, “and asks after {hero} in [every lesson|the middle of worms],” and {duck} [said, “Peep.”|blushed, as ducks do.]',
        'School was out by eleven. {Duck} came first. Behind {duck} came [four|five] chicks, whom he had taught following, which was the only thing they had [learned|liked]. And behind the chicks came {hen}, [shouting|in pieces].',
        '“I can do nothing with him,” said {hen}. “I say peck, and {duck} does a thing with his [legs|behind] that he says is a {trick}.” {Hero} [coughed|looked at {their} shoes].',
      ],
      more(
        '“He has a [gift|calling],” {hen} added, “and it’s {hero}.”',
        'The report on {duck} said: [cheerful|clean], [loyal|punctual], no hen.',
      ),
      asideHere('way', {
        person: ['{Friend} said sorry to {hen}, and [swept up|fetched] the corn.'],
        pet: ['{Friend} ate the rest of the corn, so that there was no [proof|more of it].'],
      }),
      '¶{refrain}',
    ],
    alone: [
      when('together', [
        'After so much [running|following] {others} lay down in the [shade|grass] and [slept|dozed].',
        '{Others} lay in the [shade|grass] by then, [tired out|fast asleep].',
      ]),
      [
        'In the end it was [quite simple|no trick at all|a matter of sunshine]: {duck} sat down in the sun on the [{thing}|{thing.noun}], [yawned|sighed], and slept. {Hero} walked away, as [anyone|people] might. There was no [flap|sound] behind {them} at all.',
        'At last {duck} fell asleep in {hero’s} shoe. {Hero} took {their} foot out of it, [toe by toe|like a thief], and went round the wall to the [far|quiet] corner, [half barefoot|in one sock], free.',
        'All plans had failed, and then {duck}, being [one day|a few hours] old, simply [fell asleep|nodded off] on the [{thing}|{thing.noun}]. {Hero} [looked|waited] for a moment longer than was needed, and [went|left].',
      ],
      [
        '{Hero} took a [run|deep breath] and did the {trick}, with nobody [before|near] {them} and nobody behind. It was the {trick} of a lifetime: [high|round], [slow|clean], with a [pause|sort of sigh] at the top. “Did you see that {trick}?” said {hero}, and [turned|looked round].',
        'Now {they} could do the {trick} without somebody falling over next to it. {They} did it [perfectly|better than ever]. Then {hero} stood in the grass with both arms [up|in the air], for [rather long|some time], and heard the [wind|bees].',
        'It was the best {trick} that {hero} had ever [done|brought off], and a [snail|beetle] saw the end of it. [Nobody|No one] tried it straight afterwards and fell over, and {hero} found that {they} had been [waiting|leaving room] for that.',
      ],
      more(
        'Who had watched the {trick} that day, each time, from the [first|run-up] to the fall, and then tried it himself? Not {dog}, and not {hen}.',
        'Behind {them} it was so quiet that it [itched|felt draughty], at about the height of a {duck}.',
        '{Hero} said “Peep”, once, to hear how [it sounded|that would be].',
      ),
    ],
    gone: [
      [
        plants(
          'gone',
          'Where {duck} had slept was a small warm [dent|hollow], and the [{thing}|{thing.noun}] was [gone|not there], and {duck} was not in it.',
        ),
        plants(
          'gone',
          '{Hero} came back on tiptoe, out of [habit|kindness], and there was no one left to [wake|be quiet for]: no {duck}, and no [{thing}|{thing.noun}].',
        ),
        plants(
          'gone',
          '“{Duck}?” said {hero}, in the [light|careless] voice in which one asks such things first, and then in [another|a different] one. The [{thing}|{thing.noun}] was gone, [too|as well].',
        ),
      ],
      [
        '{Dog} the dog looked in the [shed|rain barrel]. {Hen} counted her chicks, and then [{goose’s}|the neighbours’]. {Donkey} the donkey called over the [wall|hedge] in his terrible voice, and they all held their breath for a [peep|flap].',
        '{Donkey} the donkey looked in his hay, and {dog} looked under {donkey} the donkey. {Hen} said that nobody can go far on [such legs|such feet]. But the garden had never been so [large|deep], nor {duck} so [small|few].',
        '“He’ll have followed [somebody|someone],” said {dog}. “He only follows me,” said {hero}. It [sounded|came out] quite otherwise than it had [that morning|at breakfast], and {hen} [heard it|looked away].',
      ],
      asideHere('trouble', {
        person: ['{Friend} ran round the whole [wall|garden] and came back with [nothing|an old boot].'],
        pet: ['{Friend} sniffed at the warm [dent|spot], and looked up at {hero}.'],
      }),
    ],
    track: [
      when(
        'told:gone',
        when('together', [
          'Then {others} [took|searched] one half of the garden, and {hero} the other.',
          'So {others} ran one way round the [garden|wall], and {hero} the other.',
        ]),
        when(
          'together',
          [
            '{Duck} was gone. {Others} [searched|took] one half of the garden, and {hero} [searched|took] the other.',
            '{Duck} was gone, and so was the [{thing}|{thing.noun}]. {Others} ran one way round the [garden|wall], and {hero} the other.',
          ],
          ifRoom(
            '{Duck} was [gone|nowhere|nowhere to be seen], and so was the [{thing}|{thing.noun}].',
            'When {hero} [came|looked|got] back, [there was no {duck}|{duck} was not there|no one said peep].',
            '[Nobody|No one] lay [where {duck} had slept|in the warm spot|in the sun].',
            '[There was no|But there was no] {duck} [in the sun|to be seen|behind {them}].',
          ),
        ),
      ),

      [
        'It was {hero} who found the trail: two rows of prints no bigger than [clover leaves|coins]. Between them ran a long smooth [stripe|furrow], where a [{thing}|{thing.noun}] had been [dragged|pulled] along by a beak.',
        'In the dust by the [wall|path] were the feet of {duck}, [left, right|toes in], and a mark as of a [sledge|broom]. {Dog} put his nose to it. “One [{thing}|{thing.noun}],” he said, “and one duck, [going backward|very tired].”',
        'Then {dog} found a print, and {hero} a [second|feather]. {Duck} had gone out with the [{thing}|{thing.noun}] in his beak, [step by step|stopping often], as you take somebody their [coat|hat], when they have left without it.',
      ],
      [
        'The trail went to the shed, and the [well|wall], and the place where {hero} did the {trick}. It went round it [twice|three times]. {Duck} had looked in every place where {hero} had [been|hidden from him].',
        '{Duck’s} trail went wherever {hero} had been that day to be rid of {duck}, in the same [order|sequence]. At each place there was a [little round mark|dent] where he had sat and [waited|hoped].',
        'It was like reading {hero’s} own [diary|day], in small feet. Here {hero} had [hidden|run], and here {duck} had come and [not found|missed] {them}, and gone [on|on looking].',
      ],
      [
        'So now it was {hero} who went behind {duck}, [exactly|step for step], out by the gate and [down|over the road] to the water.',
        'And {hero} followed, left foot, [left foot|right foot], in the very steps of {duck}, and did not care who [looked|laughed].',
        'It led [through the gate|out of the garden|downhill], and {hero} was on it, [half running|nose down], and [quite a way|far] behind.',
      ],
    ],
    pond: [
      [
        'At the water it [ended|stopped], and there sat {duck}, on the [wet|muddy] [{thing}|{thing.noun}], and watched {goose} sail by with her six, in line, like a [train|sentence].',
        'On the bank lay the [{thing}|{thing.noun}], and beside it {duck} was attempting a {trick}. He ran, he [rose|tipped], he [fell on his tail|fell flat]. He looked round, and there was nobody [looking|to see].',
        'Far out went {goose}, and behind {goose} her six, [one behind the other|strung like beads]. And on the shore, next to a [{thing}|{thing.noun}], with one foot in the [air|water], stood {duck}.',
      ],
      TURN,
      ifRoom(
        '{Duck} could not. He put in a foot and took it [out|back]. The six had somebody to swim [after|behind]. {Duck} could only do what {hero} had [done|gone and done] before him.',
        '“Peep,” said {duck} when he saw {hero}, [without reproach|as if it had been a minute], and looked at the water, and at {hero}. It was a [clear|simple] question.',
        'It was a pond like any [pond|other], and he was a duck. But nobody had told {duck} that. What he was, as far as he [knew|could see], was [another|one more|a small] {hero}.',
      ),
      [
        '¶So {hero} went in first, shoes and [all|socks], up to the [knees|belt]. It was [icy|cold as keys]. “Like this, {duck}.”',
        '¶{Hero} did not take anything off. {They} walked straight in, until the pond stood at {their} [knees|pockets], turned round, and held out both {hero.hands} to {duck}.',
        '¶“Look,” said {hero}, not loudly, to {duck} alone, and stepped in, [one shoe|one foot], and then the other.',
      ],
    ],
    swim: [
      [
        'One foot, [and the other|two feet|then the next]. {Duck} shut his eyes and [fell|leaned] forward, as {hero} does for the {trick}, and the water [picked him up|said: at last].',
        'There was a small plop, and no {duck}. Then there was {duck} again, dry as a [cork|bun], with an expression of [surprise|great surprise], going [forward|round {hero}].',
        '{Duck} came in after {hero}, since that was the [rule|order], and his feet, which were no good for [anything else|ladders], turned out to be [oars|the whole point].',
      ],
      [
        'Where it got deep {hero} had to stay behind, and {duck} went [on|past]. {Hero} had never seen him from [the back|that side]. He went out to the [middle|six], and there {duck} stood on his head in the water, a perfect {trick}.',
        '{Duck} was good at it. He was better than {hero} [was|would ever be], [after one minute|at once]. {Hero} [noticed|saw] that, and looked for the place where it should have hurt, and found something [else|warm], and {duck}.',
        'Nobody had shown {duck} that: round, and under, and up, in a [spray|shower], upside down. It was a {trick}, a new one, and it was [his|not {hero’s}].',
      ],
      [
        '“[LOOK|Look, look]!” shouted {hero}, “{goose}, {dog}, [all of you|everybody], look at [him|{duck}]!”',
        'Then {hero} cried what {they} had cried [every evening|all {their} life], “Look!”, only that there followed, for the [first|very first] time, “at {duck}!”',
        '“Are you [all looking|seeing this]?” yelled {hero}, jumping, with [both|full] shoes, “that’s {duck}, that’s OURS!”',
      ],
      [
        'It was {duck} they all looked at. And {duck} looked at {hero}, and that, [on the whole|all in all], was [better|more].',
        'Everybody looked. And {duck}, in the middle of it, looked for one face [only|among them all], and it was {hero’s}.',
        'They [clapped|cheered], and {duck} never heard it. He was looking to see whether {hero} had [seen|been watching].',
      ],

      aside('turn'),
    ],
    water: [
      [
        '{Duck} sat by the water, on the [{thing}|{thing.noun}], and watched {goose} sail by with her six. They had somebody to swim [after|behind]. {Duck} could only do what {hero} had [done|gone and done] first.',
        'There was {duck}, at the edge, with one foot in the [air|water]. He was a duck, but nobody had told {duck} that, and as far as he [knew|could see] he was [another|one more|a small] {hero}.',
        '{Duck} stood at the edge, [put in a foot|looked in], and [took it out|looked back] again. What he needed was somebody to [copy|come after], and that somebody was {hero}.',
      ],
      TURN,
      [
        '¶So {hero} went in [first|before {duck}], shoes and [all|socks]. {Duck} shut his eyes, [fell|leaned] forward, and swam, as if the pond had been [waiting|made] for him.',
        '¶“Like this, {duck},” said {hero}, and walked in up to the [knees|pockets]. One foot, then the other, and {duck} was [afloat|a duck], better at it than {hero} [was|would ever be].',
      ],
      [
        '“[LOOK|Look, look]!” shouted {hero}, “{goose}, {dog}, [all of you|everybody], look at [him|{duck}]!”',
        'Then {hero} cried, “Look!”, as [every|each] evening, and then, for the [first|very first] time, “at {duck}!”',
      ],
    ],
    slow: [
      [
        'The moon came up, and {party} went home with {duck}. The [{thing}|{thing.noun}] was full of [pond|weed and one small fish]. “Keep it,” {hero} had [said|told {duck}], “I’ve [grown out of it|had my turn].”',
        '{Party} walked home by moonlight, with {duck}, who was [tired|dead tired] and would not be [carried|helped]. {Hero} had hung the [{thing}|{thing.noun}] on a stick to dry. It was a [bed|nest] again by [nine|ten].',
        'They took the long way back, {party} and {duck} and the dripping [{thing}|{thing.noun}]. {Goose} had asked whether he would like to be number [seven|six and a bit]. {Duck} had swum [once|twice] round her, [politely|to be nice], and come out.',
      ],
      adult('end'),
      when(
        'adults',
        ifRoom(
          'At the door {adults} [counted|looked]: one, and at the height of its knee, one [more|behind].',
          '“How big you’ve got,” said {adults}. “It’s [because of|compared to] {duck},” said {hero}.',
        ),
      ),
      more(
        'It’s a smaller [job|kingdom], being the smallest, than {they} had thought. {Duck} could [have|do] it.',
        '“And who’s going to be the small one now?” asked {donkey} the donkey. “{Duck} is,” said {hero}, “and I’m the one in [front|the lead].”',
        'Tomorrow {they} would begin on the {trick}, the proper way, from the [run-up|beginning], [slowly|so that {duck} could see].',
      ),
      '¶{refrain}',
      [
        'And {hero}, in front, walked [a little|just a bit] slower than {they} [could|needed to], and never [said|let on] why.',
        'And at every [kerb|root|stone] {hero} waited, looking at the [moon|sky], as if it were for the [view|air], until {duck} was [over|up].',
        'And {hero} made {their} steps as small as [{duck’s}|a duck’s], which is [harder than a {trick}|not easy, and can be learned].',
        'And if it stopped for a moment, {hero} stopped, [too|as well], and [listened|waited], till it began again.',
      ],
      aside('end'),
    ],
  },
  asides: {
    start: {
      person: [
        '“It might be a [crocodile|dragon],” said {friend}, “they start [small|like that],” and stood [closer|behind {hero}].',
        '{Friend} held it to one ear and reported [the sea|nothing so far].',
      ],
      pet: [
        '{Friend} rolled it an inch, with a paw, to see if it would [play|run], and was [spoken to|disappointed].',
        '{Friend} sniffed it from [both ends|end to end] and found no [door|way in].',
      ],
    },
    way: {
      person: [
        '“He’s got your [walk|nose in the air],” said {friend}, who would have [paid|given a week’s pudding] to see more.',
        '{Friend} fell in behind {duck}, “to see [what it’s like|how long it takes],” and was hard to [shake off|tell from him].',
        '“I’ll take him,” {friend} offered, “for your [bicycle|room].” {Hero} [nearly|almost] said yes.',
        '“It’s a compliment,” said {friend}, “if you [think about it|squint].”',
      ],
      pet: [
        '{Friend} walked last, with the look of one who has [seen ducks before|not been asked].',
        '{Friend} moved over on the [mat|warm stone] and let {duck} have the [edge|second-best bit].',
        '{Friend}, who had never copied anybody, [yawned|scratched an ear|sat down]. And {duck} did it, too.',
      ],
    },
    trouble: {
      person: [
        '“I sort of [miss|got used to] it,” said {friend}, to {friend.their} [shoes|hands].',
        '“You did [say|want] so,” said {friend}, and wished at once that [it were unsaid|nobody had heard].',
      ],
      pet: [
        '{Friend} lay down with {friend.their} chin on {hero’s} [foot|shoe] and looked at [nothing|the gate].',
        '{Friend} gave one short [sigh|sniff], of the kind that [means a lot|has a question in it].',
      ],
    },
    turn: {
      person: [
        '“That’s [our|OUR] duck!” {friend} told the [reeds|bank], which had not [asked|heard].',
        '{Friend} clapped, with shoes on both [hands|arms].',
      ],
      pet: [
        '{Friend} swam out for a [look|closer look], and came back [impressed|wet, and impressed].',
        '{Friend} ran up and down the bank and [told everyone|could not be held].',
      ],
    },
    end: {
      person: [
        '{Friend} walked slowly, too, and [whistled|looked at the moon], so that it should not [show|be noticed].',
      ],
      pet: ['{Friend} brought up the [rear|very end], and let nobody [fall behind|get lost].'],
    },
  },
  adults: {
    start: [
      '“I didn’t see the end of it,” said {grownUp}, “you’ll have to do it [again|once more].” {GrownUp} said so [every|each] evening.',
      '“Nine and a half,” said {grownUp}. It had [never|only once] been ten. There has to be something to [live for|hope for].',
    ],
    end: [
      '“I was looking, you know,” said {grownUp}. “When you went in [first|with your shoes on].”',
      '“So who’s the small one now?” asked {grownUp}. {Hero} pointed [down|behind {them}], and stood up very [straight|tall].',
      '{GrownUp} dried them both with the [same|big] towel, {hero} first, and then {duck}, and then, since one is never too [big|old], {hero} again.',
    ],
  },
  traits: { habit: habits, turn: turns },
};
