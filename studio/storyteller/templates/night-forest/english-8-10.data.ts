/** The night forest in English for readers of 8 to 10. */
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
  type Passage,
} from '#studio/storyteller/text/passage.ts';
import { habits, turns } from '#studio/storyteller/templates/night-forest/english-traits.data.ts';

/** What runs through a book from its first page to its last: what the hero always asks, says or is. */
const thread = (who: Passage, night: Passage, care: Passage): Passage[number] => takes('thread', { who, night, care });

/** Somebody who came along is sure of what it is, and wrong. */
const guessed = asideHere('way', {
  person: [
    '“That,” whispered {friend}, “is [bigger than both of us|no squirrel].”',
    '“It’s after us,” said {friend}, [who was mistaken|with great certainty].',
    '“I’ve read about those,” whispered {friend}. “[They don’t write down how it ends|It ends badly].”',
    '“Say we’re not at home,” whispered {friend}.',
  ],
  pet: [
    '{Friend} growled at it, but [politely|from behind {hero}].',
    '{Friend} stood in front of {hero}, thought about that, and [stood behind {them}|sat on {their} foot].',
    '{Friend} looked at {hero} as one looks at the person in charge.',
  ],
});

export const english810: BandText = {
  refrains: [
    'One tree further than scared: that was {hero’s} [rule|whole plan].',
    '“[One tree further|Just one more tree],” said {hero}, [and kept {their} word|to nobody in particular].',
    'The [trick|knack|secret], {hero} [found|discovered], was to be [frightened|scared] and [walk|keep walking] at the same time, and [it could be done|to start with the feet|to leave the shaking to the knees].',
    '{Hero} made a bargain with {their} knees: [they could shake|shake all you like], as long as they [walked|kept walking].',
  ],
  beats: {
    open: [
      [
        'There are eleven ways to put up a tent, and by the time {wood} turned gold in the evening sun, {party} had tried [ten|nine] of them.',
        'The map called it {wood}, and said nothing else about it, [as if the map had been in a hurry|and neither did anyone at the last petrol station]. {Party} [put the tent up|pitched the tent|stopped] at its very [edge|first tree].',
        'The tent [leaned|sagged] to the left, so {party} [leaned|sagged] to the right to [look at|admire|photograph] it. [From there|That way] it was [nearly perfect|straight], and behind it stood {wood}.',
        'If you follow the road until it gives up, you come to {wood}. {Party} came to it late in the afternoon, with [too many bags|one tent], no hammer, and {a treat} that was meant to last.',
      ],
      thread(
        [
          ifRoom(
            '{Hero} asked “Who’s there?” whenever anything [rustled|creaked], and by day it was always somebody: [a wren|a beetle], the kettle. {Lost}, {their} {lost.kind}, had the best of the moss, by {spot}, and [asked nothing|knew everybody].',
            '“Who’s there?” {hero} called at every [rustle|twig], and had fun with it, since it was [day|daylight] and nobody worse than a [wren|beetle] came out. {Lost} the {lost.kind} sat by {spot}, [in the moss|and let {them}].',
          ),
        ],
        [
          ifRoom(
            'Every day of {hero’s} life had ended with the same two words, and they were said to {lost}, {their} {lost.kind}: good night. [But that was hours off|There was no hurry yet]. The two of them sat by {spot}, and shared {a treat}.',
            '{Hero} could not sleep until {they} had said good night to {lost} the {lost.kind}, and [had stopped trying|did not mention it at school]. For now it was day, and the two of them sat by {spot}, in the moss.',
          ),
        ],
        [
          ifRoom(
            'By day {hero} was in charge of {lost} the {lost.kind}. In the dark it was the other way round, and [neither of them spoke of it|it had always worked]. Now it was day, and they sat by {spot}, with {a treat}.',
            '{Lost} the {lost.kind} had looked after {hero} in the dark for as long as there had been a dark. [In return|By day] {hero} looked after {lost}, and [found it a place|sat with it] by {spot}, in the soft moss.',
          ),
        ],
      ),
      when(
        'adults',
        ifRoom(
          '{Adults} hammered in the pegs with a [shoe|frying pan], which is [traditional|how it is done].',
          '{Adults} studied the instructions, which were in [Finnish|a language with a lot of dots], and [nodded wisely|turned them round].',
          '{Adults} lit the stove, burned the first supper, and were very proud of the second.',
        ),
      ),
      { more: HABIT },
      more(
        'Later there was a picnic among the trees, with {a treat}, and a [beetle|wasp] who [came for the jam|would not be told], and [shade like cold water|light like honey].',
        'The afternoon was made of small good things: {a treat}, a dam in the stream, [a feather with stripes|a stone shaped like an ear].',
      ),
      more(
        'Behind the last [bush|peg|cup] {wood} began, and it went on for [longer|further] than anybody had [walked|measured|counted].',
        '{Wood} listened to [all this|it all] and said nothing, for it was [not its turn|still day].',
      ),
      adult('start'),
    ],
    bed: [
      [
        'The [pillow|torch|toothbrush] was there, and the sleeping bag, and {hero}. Everything was there but {lost}, and so [nothing|none of it] would go to sleep.',
        '{Hero} had one {hero.hand} out [already|in the dark], the way you reach for [a light switch|a bannister|the last biscuit]. It met [the cold side of the pillow|nothing at all|a cold sock|the edge of the bag]. Where was {lost}?',
        'It was {lost’s} turn to be [tucked in|said good night to], and {lost} did not answer, and that was because {lost} was not [in the tent|there].',
        'It was when the zip was shut and the socks were off that {hero} reached for {lost}, and [closed {their} {hero.hand} on nothing|found only sleeping bag].',
        'Bedtime has an order: teeth, socks, {lost}, sleep. {Hero} got as far as [socks|the third thing|the comma before {lost}].',
        '“Has anyone seen {lost}?” said {hero}, in the [light|careless] voice that people use when they already know the answer.',
      ],
      thread(
        [
          ifRoom(
            '“Who’s there?” {they} asked the place where {lost} should have been. [Nobody|No one], said the place.',
            '{They} asked the bag who was there. [Only socks|Socks], said the bag.',
          ),
        ],
        [
          ifRoom(
            '{They} said good night all the same, and it [fell on the floor|lay about], since there was nobody to catch it.',
            '“Good night,” {they} tried, to the pillow. It was not [the same|a success].',
          ),
        ],
        [
          ifRoom(
            'It was dark, and nobody was on duty.',
            'The dark had come on time. The one who was in charge of it [had not|was missing].',
          ),
        ],
      ),
      more(
        'There was {lost.full}, and there was everything else in the world. Everything else was [in the tent|here]. {Hero} had checked [twice|even the kettle].',
        '{Hero} tried it with a [rolled-up jumper|sock] instead. It was no [use|good]. {A lost.kind} is not something you can [replace with knitwear|do without at this hour].',
        '“I’ll [just sleep without|manage|lie here and rest],” {hero} told the tent. The tent, which was new to the family, [almost believed it|did not know {them} yet].',
        '¶{They} turned out the whole backpack: {a treat}, half a map, [three odd socks|a spoon]. No {lost.full}.',
        '¶Nobody who is [nearly grown up|{hero.age}] needs {a lost.kind} to fall asleep. All the same: {lost.full}! {Hero} looked [three times in the same places|even in the teapot].',
      ),
      [
        '¶{Hero} walked through the day once more with closed eyes, and stopped by {spot}. There had been {a treat}, and sun, and beside {them} in the moss [sat|lay] {lost}. And there, [of course|naturally], [it still was|nobody had moved it|{lost} would still be].',
        '¶“Picnic,” {they} said [aloud|to the tent], and there it was: {lost} by {spot}, in the middle of {wood}, in the middle of the [night|dark].',
        '¶And then the [afternoon|day] came back, [picture by picture|bite by bite|minute by minute], as far as the picnic. “{Spot},” said {hero} [slowly|aloud|to the tent]. “I put {lost} down by {spot}, where it would be safe.”',
        '¶{They} [lay back|shut {their} eyes] and went through the day [backwards|like a detective|on tiptoe]. [Supper|Dishes], [stream|feather], picnic… {spot}! That was where {lost} was: by {spot}, [deep inside|in the very middle of] {wood}.',
      ],
      more(
        'The lamp hummed. On the other side of the [cloth|canvas] the night [leaned|put its ear|rested] against the tent.',
        'Through the gap in the zip {they} could see {wood}. That is to say, {they} could see where the [stars|sky|Milky Way] stopped.',
        'Outside it was not [just|simply|only] [dark|night]. It was [the sort of dark that has been there all along, waiting for you to notice|dark with the lid on|as if someone had poured the night in up to the branches].',
      ),
      asideHere('start', {
        person: [
          '“You are not going out there,” said {friend}. Then, after a while: “Not by yourself, I mean.” And {friend} looked for {friend.their} [shoes|other sock].',
          '“Then we’ll have to fetch it,” said {friend}, and thought about what {friend} had just said, and [tied {friend.their} shoes|got up] all the same.',
        ],
        pet: [
          '{Friend} sniffed the empty place on the pillow and looked at {hero}, and then at the [zip|way out], as if to say: well?',
          '{Friend} had the zip half open [with one paw|by the nose] before anybody had said a word.',
        ],
      }),
    ],
    lantern: [
      when(
        'giver',
        [
          'It would have been [easy|simple|sensible] to wait for the [sun|morning]. But there hung the lantern that {giver} had given {them}, filled and [polished|trimmed], and it seemed a [pity|shame] to have a thing like that for nothing.',
          '{Giver} had once said that a lantern is only [a promise with a handle|half of it], and the rest is legs. {Hero} lit the one from {giver}, and [got to {their} feet|looked for the legs].',
          'On the tent pole hung the lantern. {Giver} had handed it over with both hands, the way you hand over [something alive|a cat]. {Hero} unhooked it in just that way, and [lit it|turned the little wheel].',
          '{Hero} thought of waiting until [morning|it got light|the birds woke|breakfast]. Then {they} thought of {lost}, [in the dew|alone with the slugs]. The lantern from {giver} gave a click and a small gold light, as if it had already decided.',
        ],
        [
          '“It’s [only|just] the [dark|night],” {hero} [explained|said] to the lantern, “and [only|just] [a walk|twenty minutes|trees|a bit of moss].” The lantern [sputtered|coughed], as if it had heard [that one before|better plans|about {wood}], but it [lit|burned].',
          '{Hero} had [read|heard] that heroes never think twice, and thought [four|six|nine] times. Then {they} [took|lifted] the lantern off its [hook|nail] and [felt for {their} shoes|turned it up|blew off the dust].',
          '[On the tent pole|Over the sleeping bag|From a bent nail] hung the [old |little |dented |]lantern. {Hero} looked at it for [a while|some time|a moment], and the lantern [seemed|appeared] to look [back|away|straight back]. “[All right|Fine|If you insist|Come on, then],” said {hero}, and [unhooked|lit|took] it.',
          '{Hero} thought of waiting until [morning|breakfast|it got light]. Then {they} thought of {lost}, [in the dew|alone with the slugs], and found that {their} {hero.hands} were already [lighting the lantern|tying {their} shoes].',
        ],
      ),
      more(
        'Outside, every blade of grass held up one drop, and {hero} [put out|walked through] all of them. The dark smelled of [bark|roots] and of something with [fur|whiskers].',
        'The light made a small round room without walls, and when {hero} moved, the room [came too|moved house]. Past its edge there were [rustlings|opinions].',
        'It’s [strange|odd|curious] how a light makes the dark [darker|come closer|look back]. {Hero} [lifted|raised] it, and {wood} [stepped back one pace|turned its collar up|blinked].',
        'A tent zip at night is the loudest [thing|noise] in the [world|world, or nearly]. {Hero} pulled it [tooth by tooth|one tooth at a time], and slipped through the gap into air that smelled of [mint and cold iron|mushrooms and rain|earth].',
        'The grass was so cold that it felt [wet|sharp], and so wet that it felt [alive|like walking on fish]. The lantern cut a [round|yellow] piece out of the dark, just big enough to [stand in|walk in|hold one person].',
        'The first trees came up to the edge of the light and [stopped there|looked in], like [people at a window|cows at a fence].',
      ),
      '¶{refrain}',
      more(
        '[Nobody had noticed|Nobody woke|No one called out]. The tent slept on, [like a whale|with its mouth shut|one flap twitching].',
        'An owl’s feather, or a moth, or a piece of the night brushed past {them}, and [was gone|had somewhere to be|did not say sorry].',
        'Behind {them} the tent shrank to a [triangle|handkerchief|paper boat]. In front there was no telling [what anything was|a tree from a troll|tree from night].',
        'After ten [steps|trees] {hero} looked back at the tent, and after twenty {they} [decided not to|looked back again]. After thirty there was [no tent|nothing|only night] to look at.',
      ),
      aside('way'),
    ],
    step: [
      [
        '{Wood} had been painted over in one colour, [with a very large brush|while {they} {was} not looking], and the colour was [not quite black|older than black].',
        'A path is a friendly thing by day. By night it is [a rumour|only where the trees are not]. {Hero} followed it with [both feet|{their} shoe soles].',
        'By day {wood} had been a collection of trees. At night it was one single thing, and {hero} was [inside it|in its pocket].',
        'In the dark you [notice|find] that a forest is never still: it [ticks|settles], it [drips|shifts its weight]. It has, {hero} thought, the manners of [a house with somebody in it|a very large animal pretending to sleep].',
      ],
      more(
        'On the left stood a [bishop|wrestler], enormous, arms folded. {Hero} bade him good evening. Close to, he was [a yew|an oak with a beard], and [it had been years since anyone had greeted him|took it kindly].',
        'Twice {they} heard steps behind {them}, and twice they stopped when {they} did. It was {their} own [laces|pyjama legs], [slapping along|which were following {them} home].',
        'A shadow [rose|got] up beside the path, long arms, [twiggy fingers|hair on end], and when {hero} stopped, it stopped, and when {hero} raised the lantern, it [turned into a bush|became a hazel bush] and was rather embarrassed.',
        'A hand took hold of {hero’s} sleeve, and {hero} [turned round|looked], very slowly, and [said to it|asked it]: “Would you mind?” It was a bramble, and it [minded|did not let go at once].',
      ),
      more(
        'A lantern can light up [one fear|one worry] at a time, and the others have to [queue|wait in the dark|take a number|hold hands].',
        '{They} had read somewhere that most things in the dark are the same things as in the light. It had been a [good book|convincing chapter], read in [the kitchen|the bath].',
      ),
      [
        '¶{Hero} had [just|only] begun to think that it was [going rather well|not so bad|nearly pleasant]. Then [somebody|something], [close by|on the left|very near], made a [noise|noise about it].',
        '¶That was when {wood}, which had been holding its breath, [let go of it|could hold it no more]. Out came a [sound|noise], [all in one piece|and not a small one|and it had a shape].',
        '¶Then, not [very|too] far [away|off], somebody made a noise that no [bush|bramble|branch] can make.',
      ],
    ],
    'owl.heard': [
      [
        '{Hero} was under the big tree when it cried out. “{owlCall}!” It was not the sort of thing a tree [says|ought to say].',
        '“{owlCall}!” Whatever it was, it was over {their} head, and it had [lungs|not been to bed].',
        '“{owlCall}!” It came from above, and it had a shake in it that went down the trunk and up through {hero’s} [boots|feet].',
        'High in the blackest tree of all, something drew a long breath. It held it. It let it go. “{owlCall}!”',
        '“{owlCall}!” said the top of a tree, and a [pawful|shower] of [dry|brown] leaves came down like [letters|post|tickets].',
      ],
      more(
        'It broke off just where a proper hoot gets frightening, and [exploded|turned into something else]. That was [worse|no comfort].',
        'Something up there was either [very angry or very wet|haunting the place or catching its death].',
        'A ghost, thought {hero}, but a ghost with [a trumpet stuck somewhere|something up its nose]. {They} did not know if that made it better.',
        'No animal {hero} knew had a [hiccup|bang] in the middle of its voice. [Perhaps it was two animals|Perhaps one was eating the other], and the second one was winning.',
      ),
      guessed,
      more(
        'The lantern went up by itself, or so it felt. {Hero} had only [shut one eye|said yes with one finger].',
        'Something light and wet settled on {their} cheek. {Hero} raised the lantern with [an arm that did not want to go|both hands], and looked up.',
        '{They} could run, and wonder [about it|what it was] for the rest of {their} life, or look, [once|just once|now]. {Hero} [looked|tipped back {their} head].',
      ),
    ],
    'owl.found': [
      [
        '“[Oh good|At last|Thank goodness], a light,” said a voice. “Is it [red|still there|swollen]? My [beak|nose], I mean.” It belonged to {owl}, an owl, who had wound a [cobweb|creeper] round her neck and was feeling extremely sorry for herself.',
        'There are owls who look [wise|grand|terrible]. {Owl}, on her branch, looked like something that had been [left out in the rain|through the wash]. She [sniffed|sniffled]. She [drew breath|aimed] for a [hoo|hoot]. She [missed|sneezed] it.',
        'On the branch sat an owl with her eyes [shut|streaming] and her feathers [standing|sticking] out on all sides like [a burst pillow|a dropped pie|an old broom]. Her name was {owl}, and she had a [cold|terrible cold|red nose].',
        '“Go ahead, stare,” said the owl, whose name was {owl}. “[Three|Four|Nine] nights I’ve had this [cold|nose]. I [say|begin] hoo, and [look what comes out|listen to that|hear how it ends].”',
      ],
      [
        '“Head [back|up],” said {hero}, “and think of something [dry|else|boring].” {Owl} thought of [flour|dust]. That, it [turned out|proved], was [a mistake|the wrong dry thing]. It rained [pine needles|acorns|twigs] for [a minute|some time].',
        '{Hero} tore {their} handkerchief in two, since one half was [clean|big enough|nearly new], and reached up as [high|far] as {they} could. “[Keep it|It’s yours|Take both halves],” {they} said. {Owl} was [touched|already using it].',
        '{Hero} [chose|found] a dock leaf, the [furry|soft|extra large] kind, and reached it up. {Owl} blew. [Somewhere a branch fell|A squirrel moved house|The tree lost a cone]. “[Better|Thank you|Much better],” she said.',
        '“[Steam|Soup] helps,” said {hero}. “And [honey|lemon|tea].” {Owl} had neither, so {hero} passed up the warm lantern, and she [held her beak over it|breathed the warm air] until the end of her hoo came back.',
      ],
      more(
        '“I used to be the most frightening thing in this wood,” said {owl}. “You were,” said {hero}. “Until [just now|the light came on|I looked].”',
        '“The mice can hear me coming,” said {owl}. “They [say bless you|cover their mouths]. It’s [humiliating|no way to hunt].”',
        '“You’re not afraid of me,” said {owl}, a little hurt. “I was,” said {hero}, and {owl} [cheered up|looked pleased].',
      ),
      '¶{refrain}',
    ],
    'hedgehog.heard': [
      [
        'It began as {hero} passed the ferns: “{hedgehogCall}!” Something was being taken to pieces down there, and [enjoyed|by an expert].',
        '“{hedgehogCall}!” said the dark, at about the height of {hero’s} [ankles|shoelaces].',
        '“{hedgehogCall}!” It came from the ferns, [low and steady|close to the ground], like somebody walking on [very small bones|gravel in the same spot].',
        'Beside the path [something|somebody] was eating, and it did not [nibble|pick], it did not [peck|lick]. “{hedgehogCall}!” It [meant it|had been looking forward to this].',
      ],
      more(
        'It is one thing to hear [footsteps|steps]. It is [another|quite another] to hear [teeth|chewing|a jaw]. {Hero} put one shoe on top of the other, to have [only one to lose|them together].',
        'Whoever it was, it was not in a hurry, which meant that it was not [afraid of anyone|expecting to share].',
        '{Hero} thought of everything in this wood that could be crunched, and noticed that {they} {was} on the list. {They} [stood on|counted] {their} own toes.',
        'The crunching stopped when {hero} stopped. They [listened to|waited for] each other. Then, a little faster, as if to [get finished|be on the safe side], it went on.',
      ),
      guessed,
      more(
        '“Is it nice?” asked {hero}, because there is nothing else that one can say to a [noise like that|dinner in the dark]. The noise considered. {They} [knelt down|stooped] with the lantern.',
        '“I should tell you,” {hero} said to the ferns, “that I’m mostly [elbow|knee].” There was a pause. {They} held the lantern down, and bent the first fern aside.',
        'Step by step, as you walk on a frozen pond, {hero} went in among the ferns, and let the light go ahead.',
      ),
    ],
    'hedgehog.found': [
      [
        'Among the ferns sat somebody round, with {treat} crumbs on every prickle, like [a cake that had been invited to a party|a Christmas tree]. He put [a|one|his] paw in front of his [mouth|mouth, too late]. “{Hedgehog},” he said, through it.',
        'The light fell on a [small|round] brown person with [full|bulging] cheeks. “Caught,” said {hedgehog} the hedgehog, and [swallowed|held out both paws]. “It was [lying about|just lying there]. It was [practically|as good as] mine.”',
        'A hedgehog sat there as if at table, {a treat} between his paws: {hedgehog}, the terror of the [picnic|crumbs].',
        'It was not a monster, unless you were {a treat}. It was {hedgehog} the hedgehog, and he had [found the picnic basket|got to the picnic first], or what was left of it.',
      ],
      [
        '“I thought you were [something terrible|a monster|at least a bear],” said {hero}. “I am,” said {hedgehog}, [pleased|with his mouth full]. “Ask any [beetle|slug|earthworm].”',
        '{Hero} found the rest of the {treat} in {their} pocket, with only a little fluff on it. “With [fluff|topping]!” breathed {hedgehog}, and for a time there was no talking to him.',
        '“Quiet?” said {hedgehog}. “I AM [being quiet|whispering]. You should hear me do [walnuts|a carrot|toast].” And because {hero} [asked|looked doubtful], he [did|showed how].',
        '“You’ve dropped some,” said {hedgehog}, without looking up. “Back there, [and there|by the fern|and by the root]. I’d call it a [trail|waste|treasure map], [and supper|and a very good day|and mine].”',
      ],
      more(
        'He bowed, as far as a ball can bow, and something [dropped off|fell out of him]: a raisin. He was giving it to {hero}.',
        '{Hero} sat down, and for a minute they crunched together, to see who was louder. It was [the hedgehog|close].',
        '“Leave a light on when you go home,” said {hedgehog}, “I can’t find the [raisins|icing].”',
      ),
      '¶{refrain}',
    ],
    'rabbit.heard': [
      [
        '“{rabbitCall}!” It made rings in the puddle at {hero’s} feet, one for [every|each] beat.',
        'A drum, [in here|at this hour]? “{rabbitCall}!” No, [feet|not a drum, feet]. Two of them, and [between them|put together] heavier than {hero}.',
        '“{rabbitCall}!” It was less a sound than a [push|blow]. It came up through the ground, and {hero’s} teeth [met|clicked] at every beat.',
        'Something in the next clearing had feet. “{rabbitCall}!” They were, to judge by the ferns, which jumped each time, [enormous|not small] feet.',
      ],
      more(
        '{They} remembered a picture from a book, with a club in it, and a [hill for a pillow|very hairy knee]. {They} wished that {they} had read [on|a different book].',
        'Every time it landed, the lantern flame [ducked|blinked], and {hero} with it.',
        'Giants are extinct, {hero} told {themselves}. Then again, [so were a lot of things until somebody found one|nobody had told the ground].',
        'It came three times, stopped, and someone muttered. So it could [talk|think|grumble]. And it was [annoyed|in a bad mood|not pleased].',
      ),
      guessed,
      more(
        '{They} lay down flat and went the last bit as [snakes|explorers] do. The grass ended. {They} parted it.',
        'There was a bush at the edge of the clearing. {Hero} put the lantern through it first, then an arm, then one eye.',
        'Left foot, right foot, {hero} walked toward it in time with the thumps, so as not to be heard, and came to the last bush.',
      ),
    ],
    'rabbit.found': [
      [
        'A [moonlit|silver] clearing. A stump for [a stage|the stage]. And on it, eyes shut, turning, somebody with very long ears and very large feet, who believed that he was alone. It was {rabbit}, and he was [magnificent|terrible], and he fell off.',
        '“Don’t look!” cried the rabbit, and covered himself with his own ears. From inside them he gave his name, which was {rabbit}, and the reason, which was that [everyone in his family could dance but him|there would be dancing on Saturday].',
        'In the middle of the clearing a rabbit was dancing. He was [not good at it|terrible at it|not a natural]. His name was {rabbit}, and [his sister was getting married on Sunday|he had never in his life done it in front of anyone].',
        'One rabbit, by himself, in the [moonlight|clearing], [counting|muttering]: “[One, two|Left, right], and kick, [one, two|left, right], and…” [Over|Down] he went[|, ears last|, without a word]. That was {rabbit}, and those were [his feet|the feet].',
      ],
      [
        '“May I?” asked {hero}, and put the lantern down. They did the turn together, slowly, and then less slowly. At the kick they held on to each other’s [sleeves|ears].',
        '“Count [out loud|aloud],” said {hero}, who had noticed [something|one thing]. “One, two, four,” said {rabbit}. They put back the three. After that it [went like butter|was only a matter of practice].',
        '“It’s [the|my] ears,” he said from the ground, “they go left when I go right.” “Then [go|you go] left,” said {hero}, and held out a {hero.hand}. They tried [it|it, ears first|it at once]. It [worked|nearly worked].',
        '“If you tell anyone,” said {rabbit}, “I shall deny it.” So {hero} did not [tell|say] [anyone|a soul|a word about it]. {Hero} joined in, which is [a way of promising|better|harder than it looks], [once|twice] round.',
      ],
      more(
        'He saw {hero} off with a leap into the air, and a [twist|half turn], and landed on his feet. He stared at them.',
        'By the third round they had a kick, a turn and [a sort of bow|something with the elbows].',
        '“You thump very well,” said {hero}, “for someone your size.” No one had ever [said that to him before|praised the thump].',
      ),
      '¶{refrain}',
    ],
    'fox.heard': [
      [
        'Something was breathing on the leaves, or combing them, or [dragging itself over them|counting them|telling them off]. “{foxCall}!”',
        '“{foxCall}!” A [gust|cloud|heap] of leaves came out from under a root, all together, as if [somebody had shaken a rug|they had been told to leave|a door had been slammed].',
        '“{foxCall}!” It went over the [dead|dry] leaves, stopped, and came back, like [something very long turning round|a snake that has forgotten its keys|a wave with no sea].',
        'Down among the roots the leaves were [moving|marching] [all by themselves|about]. “{foxCall}!” They rose in a [heap|cloud|whirl] and fell in a [row|line].',
      ],
      more(
        'It was a [sound|noise] with [a great deal|a lot] of tail in it. {Hero} did not know why {they} thought of [tails|a tail]. {They} would rather have [thought of something else|not].',
        'One thing was [clear|certain]: it was coming [backward|tail first]. Nobody comes [backward|at you backward|that way] who has anything [good|nice] in mind.',
        '{Hero} tried to think what drags itself. [Snakes|Chains]. [Chains|Long coats]. Ghosts of people with [bad knees|trains on their dresses|one leg]. It was not a [helpful|cheerful|short] list.',
        'One leaf sailed out of the dark and sat on {hero’s} shoe. It was [perfectly clean|quite spotless|polished]. Somehow that was the [strangest|worst] [part|thing].',
      ),
      guessed,
      more(
        '{Hero} found that {they} {was} holding {their} breath, the lantern, and a [twig|pine cone], and looked round the root with all three.',
        'Whatever it was, it was busy, and busy things [are not listening|don’t look up]. {Hero} went round the [trunk|root] [on tiptoe|sideways], lantern first.',
        '“Shush [yourself|you],” said {hero}, to hear a voice. The shushing [stopped|broke off]. In the [silence|hush] {they} stepped round the [root|tree].',
      ),
    ],
    'fox.found': [
      [
        'It was a broom; and the broom was a tail; and on the other end of it was {fox}, a fox, in a temper. “Every night I sweep it out,” he told {hero}, “and every night the whole [forest|outdoors] comes back in.”',
        '{Fox} the fox stood in his doorway, and at his feet the leaves lay sorted, by size. “You’ve [made|left] a [draught|footprint|mark],” he said.',
        'A fox was [sweeping|dusting] his [front hall|doorstep] with his own tail. He wore the face of someone whose [aunt|mother-in-law|landlord] is due [at midnight|any minute]. This was {fox}.',
        '{Fox} the fox was cleaning. He had swept the den, the step and [a good part of|most of] the wood, and had just come to the spot where {hero} was standing.',
      ],
      [
        '{Hero} took the other end of the mat, and they shook it. “Somebody has brought you up,” said {fox}. It was, from {fox}, a great deal. He added: “[Partly|There’s moss on your knees].”',
        '“It looks [very clean|spotless] to me,” said {hero}[|, who meant it]. {Fox} [softened|stopped sweeping]. “You should see the [bedroom|larder|cellar],” he said. {Hero} [saw|was shown|admired] it. It took [a while|a respectful minute|some bowing].',
        '“Shoes,” said {fox}, without looking up. {Hero} [wiped|rubbed] them on the [moss|ferns]. “And the [left one|heels|laces].” {Hero} [did as {they} {was} told|saw to that, too|wiped again].',
        '“Is that a lamp?” said {fox}. “Do the [corners|doorstep|ceiling].” So {hero} held the lantern into the den, and {fox} saw, [with a cry|for the first time], his own ceiling.',
      ],
      more(
        'He [gave {hero}|picked out] a leaf to take along, a [red|pressed|gold] one. “For the [collection|mantelpiece],” said {fox}.',
        'It was the [tidiest|cleanest] [hole in the ground|home] that {hero} had ever been [asked to leave|swept out of].',
        '“People think foxes are sly,” said {fox}. “We are [house-proud|tidy|only sweeping]. It is the same walk.”',
      ),
      '¶{refrain}',
    ],
    'bird.heard': [
      [
        '“{birdCall}!” There was [someone|somebody] at the door. [The only thing that was missing was|All it lacked was|What was missing was] a [door|house].',
        '{Hero} heard it on the left, then on the right, then on the tree that {they} {was} [leaning on|hugging]. “{birdCall}!”',
        '“{birdCall}!” Three [knocks|raps], bone on wood, and after them a [silence|pause] that seemed to be [waiting for an answer|listening|thinking].',
        '[Someone|Somebody] was going from tree to tree and [knocking|rapping]. “{birdCall}!” [A wait|A pause|Nothing]. [Next|On to the next] tree. “{birdCall}!” It was coming [this way|along the path|nearer].',
      ],
      more(
        'It [sounded like|might have been] a doctor tapping on [somebody hollow|an enormous chest|a bad tooth], and not liking what he [heard|found].',
        'It came in threes[|, always| each time]. Once would have been a [nut|cone] falling, and twice a [coincidence|squirrel|hiccup]. But three is [somebody|a person] who wants [something|an answer|to come in].',
        'Nobody who [means well|is polite] knocks at a tree [at midnight|after dark|in the night]. {Hero} thought [this|it] over and could not find the [mistake|hole] in it.',
        '“Not at home,” {hero} whispered, and stood as flat as {they} could against {their} own tree, which was [the next one|naturally where it knocked].',
      ),
      guessed,
      more(
        '“[Who is it|Who’s there]?” [whispered|asked] {hero}. There was a [rustle|shuffle]. “That’s what I was going to [ask|say],” said [the dark|somebody|the tree]. [Up|High] went the [light|lantern].',
        'It knocked [again|once more], right [over {their} head|above {them}]. There was nothing for it: {hero} [stepped out|took a breath] and shone the lantern straight [up|up the trunk].',
        'When it knocked a third time, there was something [worried|lost] in it. {Hero} knew that [feeling|sound|tone]. {They} [lifted|turned up|raised] the [lantern|light].',
      ),
    ],
    'bird.found': [
      [
        'She was about as big as a [pear|fig], and she [stood on the trunk sideways|clung to the bark] and peered. “Are you the [one|person] who lives [here|in this one]?” she asked. “Then I’m {bird}, and I’ve got the [wrong tree|wrong house], again.”',
        '“{Bird},” said a bird, blinking into the lantern. “I’ve [knocked|rung|asked] at [forty|sixty|fifty-two] trees. At [thirty-nine|forty-one|seventeen] nobody’s [in|home|ever in]. At [one|the last] there was [an owl|language|a party].”',
        'A [small|round] bird was [hanging|sitting] on the bark, head to one side. “{Bird},” she said. “I live [here|in this one]. [Or there|Or not|Or did]. I went out for [one moth|a minute|some air], and somebody has [made|painted] all the trees the same.”',
        'It was a bird called {bird}, and she was lost in her own street. “By day it’s the one with the [sun|light] on it,” she [said|explained]. “[It’s a good system|It works|It’s never failed], by day.”',
      ],
      [
        '“What’s [special|different] about yours?” asked {hero}. {Bird} thought. “It’s [got me in it|the one I’m in], [normally|as a rule].” They [went from trunk to trunk|looked at every one|peered into nine], until they came to one that [hadn’t|was empty].',
        '{Hero} noticed some fluff on the bark, and above the fluff a scratch, and above the scratch a hole with a [curtain of moss|crooked rim|feather in it]. “It’s the [scratch|step]!” cried {bird}. “I [always|only ever] [trip|stub my toe] on that!”',
        '“What can you see from your [door|window|bed]?” asked {hero}. “Me, coming home,” said {bird}. So they searched, trunk by trunk, and on the [sixth|ninth|eleventh] the lantern found a [round|neat] hole with a familiar [mess|muddle] inside.',
        '{Hero} [walked|sent] the light along the [trunks|bark] until it fell into a hole the size of a [plum|fist|small pie]. {Bird} [put her head in|looked in|stuck in her beak]. “My [mess|beetle|moss|own crumbs]!” she [said|breathed], overcome.',
      ],
      more(
        '“I’ll knock on it till I know it by heart,” said {bird}, and [began|set to work]. It would be of use [sooner|rather sooner] than she knew.',
        '“If you are ever lost,” said {bird}, “listen for me. I shall be knocking [for joy|to remember it], [all night|until it gets light].”',
        'The door was a hole, and there was no shutting it, but she knocked on [it|the frame] all the same, [for the pleasure of it|since it was hers].',
      ),
      '¶{refrain}',
    ],
    'turtle.heard': [
      [
        '“{turtleCall}!” It had the sound of something that had gone wrong before, and would go wrong [again|the same way]. “{turtleCall}!”',
        'There were [two|three] parts to it, a [long|slow] [scraping|scratching] part, full of hope, and a short one. “{turtleCall}!” That was the [short one|end of it|part without hope|clonk].',
        '“{turtleCall}!” Then nothing. {Hero} counted to forty, and had almost persuaded {themselves} that it was over. “{turtleCall}!”',
        'Something was [climbing|going up something|trying to be taller]. You could hear it [climb|try], you could hear it nearly get there, and then you could hear it [not|fall]. “{turtleCall}!”',
      ],
      more(
        'Perhaps it was a treasure chest, being [buried|dragged off]. Perhaps it was the person who buries people who [hear that|come to look].',
        '{Hero} thought of a suit of armour, walking, with [nobody in it|the visor down]. {They} wished {they} could stop thinking [in pictures|of things].',
        'It sounded like a knight in full armour [who has dropped a coin|getting out of bed]. It did not sound like a happy knight.',
        'A machine, thought {hero}, or a rock that had [had enough of lying there|made up its mind]. It was hard to say which would be worse to meet.',
      ),
      guessed,
      more(
        '{Hero} waited for the clonk, and when it came, {they} took two steps, and waited for the next. So they arrived together.',
        'It did not come nearer. Some things wait for you. {Hero} stepped over the first root, and held the light behind the second.',
        'Between two clonks somebody sighed, so deeply that {hero} forgot to be afraid, and went to look.',
      ),
    ],
    'turtle.found': [
      [
        'In front of a root no higher than a [loaf|shoebox] sat a turtle and got her breath. “[Don’t help me|No help, please|Hands off],” she said. “I’m {turtle}, and I’m about to [have an idea|try the left side].”',
        'There she came, over the top, waving one foot. There she went again. “{Turtle},” said the turtle from below, to the lantern. “I know every [inch|bump] of it by now. From underneath.”',
        'An old turtle named {turtle} was looking up at a root as mountaineers look at mountains. She had, she said, been at it since [Monday|the last rain].',
        'A turtle lay across a root on her stomach, with her feet [going round|paddling|swimming] in the [air|lantern light]. “{Turtle},” she said, without getting anywhere. “[Pleased to meet you|Good evening|Forgive me]. I’d [get up|rise|bow].”',
      ],
      [
        '{Hero} built her a [step|stair|ramp] out of [bark|bark and moss|twigs]. {Turtle} looked at it from all sides. “That’s cheating,” she said, and [went up it|used it twice].',
        '“On three, {turtle},” said {hero}[|, and took hold|, feet in the mud]. “Which three?” asked {turtle}. In the time that took to explain, she [was over|had been lifted across].',
        'It takes two arms and a knee to lift a turtle, and she tells you all the while that she [can manage|could have done it alone]. {Hero} [heaved|pushed|put a shoulder to it]. {Turtle} arrived.',
        '“You could walk round it,” said {hero}. {Turtle} was silent for so long that {hero} thought she had gone to sleep. “I could,” she said, “if I were [somebody else|in a hurry].” So {hero} [pushed|lifted].',
      ],
      more(
        '“That’s one,” said {turtle}, and set off for the next root. There were, she said, [nine|eleven] more, and she would be [heard|busy] all night.',
        '“You’ll be back this way,” said {turtle}. “I’ll still be climbing. I’m [good at that|very reliable].”',
        'From the top she saw the next root, all two steps away, and [sighed|took a breath], and went at it.',
      ),
      '¶{refrain}',
    ],
    fork: [
      [
        '{They} had been so busy with noises that {they} had not watched the path, and now it [came in two|had used the chance to split].',
        '“Left,” said {hero} [firmly|to {lost}], and then, [just as firmly|after a while|a little less firmly], “right.” In front of {them} lay two paths, and [neither spoke up|each looked like the other’s reflection].',
        'Where [that afternoon|by day] there had been one path, there were two, and both of them looked at {hero} as if they had never [met|been anywhere else].',
        'The path came to a boulder and split. By daylight {hero} must have walked past here singing. Now it was the most important stone in the world, and it said nothing.',
      ],
      asideHere('trouble', {
        person: [
          '“If we were a picnic,” said {friend}, “which way would we smell?” It was [quite a good question|the best idea of the night].',
          '“There’s one thing that works in the dark,” said {friend}, and tapped {friend.their} nose.',
        ],
        pet: [
          '{Friend} had {friend.their} nose on the ground already, and looked up once, to see whether anybody else had thought of it.',
          '{Friend} sniffed left, sniffed right, sneezed, and [looked pleased|sat down facing right].',
        ],
      }),
      [
        'It was the kind of thing that ought to be decided by somebody [taller|else]. {Hero} [set down|put aside] the lantern, so that its smell should not be in the way, and [put {their} nose to work|sniffed|pointed {their} nose at {wood}].',
        '{Hero} licked a finger and held it up, as [sailors|people in books] do. It got cold, so {they} tried the [next|third|other] thing, which was [sniffing|licking a finger|smelling].',
        '{Hero} held the lantern [left|to one side]: black, and [right|to the other]: black, since a lantern only shows you what is near. So {they} [lowered it|put it down] and breathed in through {their} nose.',
        'So {hero} did something that felt foolish: {they} shut {their} eyes, because they were [no help|only making it worse], and turned slowly on the spot like a weathercock.',
      ],
      [
        '¶The left-hand path smelled of [iron|slugs]. The right-hand one of mushrooms, wet wool, and of the {treat} that somebody had not [finished|wanted to share]. {Hero} could have found it [blind|asleep], and more or less did.',
        '¶And the air on the right was full of it, once you knew: toadstool, moss, a trace of {treat}. You can’t see round corners, but you can [smell round them|always smell a picnic].',
        '¶On the left, cold stone and water. On the right, faint but sure: rain, mushrooms, and [somewhere in it|just a crumb of] {treat}. “Picnic,” said {hero}, and went right.',
        '¶[Nettles|Stones], wet [dog|moss], and then, on a thread of air no wider than a finger, mushroom and {treat}. {They} [opened {their} eyes|looked] and {was} [already|halfway there, and] walking.',
      ],
    ],
    there: [
      asideHere('way', {
        person: [
          'It was {friend} who saw it first, and grabbed {hero’s} arm so hard that [the light jumped|it hurt].',
          '“There,” said {friend} [quietly|all at once]. “No. Lower. There.”',
        ],
        pet: [
          '{Friend} stopped so suddenly that {hero} [fell over {friend.them}|trod on {friend.their} tail], and pointed with the whole of {friend.themselves}.',
          '{Friend} went ahead, nose down, and [then stood still|called once, and waited].',
        ],
      }),
      [
        '{Hero} recognised {spot} by its shadow. Then the shadow moved aside, as the lantern swung, and there was {lost}, face [down|up] in the moss.',
        'Nothing looks as [lost|small|brave] as {a lost.kind} on the ground at [night|midnight]. {Hero} saw it from [ten|twenty] steps away, pale, beside {spot}, and ran.',
        'The lantern light slid over roots, over moss, over {spot}, and there it stopped. Beside {spot}, with dew all over, lay {lost}.',
        'And then it was [quite simple|no trouble at all]: the light fell on {spot}, and there, [damp and patient|as if waiting for a bus], was {lost}.',
      ],
      thread(
        [
          ifRoom(
            '“It’s only me,” said {hero}, before {lost} could ask who was there.',
            '“Who’s there?” {hero} asked, for the joy of it, since {they} [knew|could see].',
          ),
        ],
        [
          ifRoom(
            '“Not yet,” {hero} told {lost}. “Good night comes at the [end|tent].”',
            '“Hello,” {hero} said to {lost}. “I’ve got something to say to you, but it has to be said in bed.”',
          ),
        ],
        [
          ifRoom(
            '“I’m on [nights|duty] now,” {hero} told {lost}. “You’ve had a [long|hard] one.”',
            '“My turn,” {hero} told {lost}, and meant the dark. “You [rest|hold on].”',
          ),
        ],
      ),
      more(
        '{They} picked it up, looked at it from all sides, and gave it a proper telling-off in a whisper, and only {lost} knows [what was said|how that one ended].',
        '“You’re [soaking|wet through],” said {hero}, and it was also [freezing|full of earwigs], and {hero} would not have [swapped it for a horse|let go of it for the world].',
        '{Hero} did not [cheer|shout|dance]. {They} knelt, brushed off a leaf, and pressed {their} face into {lost}, which smelled of [cold and toadstools|rain], and under that, still, of home.',
        'It weighed [twice|three times] as much as [by day|dry]. {Hero} wrung out a corner, apologised for the afternoon, and tucked the {lost.kind} [under {their} chin|inside {their} pyjamas], where it dripped.',
      ),
      more(
        'It had been [quite|rather] easy, really, {hero} thought for as long as [it takes to turn round|a leaf takes to fall].',
        'A snail was sitting on {lost} with the look of an owner. There was a [discussion|short talk]. The snail got [the biggest|another] mushroom instead.',
        'This is the [place|point] where stories stop: lost, looked for, found, and {hero} even said “The end,” [aloud|in a loud voice]. [The wood|{Wood}] [had other plans|was not finished|had only been waiting].',
        '“We’ll be [back|home] in no time,” {they} told it, and turned [round|about] to where the path [had been|was, or had been].',
      ),
    ],
    dark: [
      [
        'All the way the lantern had burned without a flicker, and perhaps it was [tired|looking at the view|homesick]. There came a breath of wind, no more than [someone sighs in their sleep|that], and the light [stepped out|was not there].',
        'From the far end of {wood} the wind came strolling up the path, [trying every branch|hands in its pockets]. It stopped by {hero}, [bent down|leaned over], put out the [light|lantern][ with one finger| politely|], and [strolled|wandered] on.',
        'The wind did not blow [hard|long], it only blew once, in the right place, and the flame [lay down|bent] flat, stood up, [thought better of it|had second thoughts], and was gone.',
        'First the [ferns|grasses] bowed, one row after the other, as if somebody [important|royal] were coming, and then the [wind was there|wind came], and then the lantern was out.',
      ],
      more(
        'So this was it: {they} had wondered [all evening|now and then] what was behind the light, and here it came, from all sides, and sat down [next to {them}|on {their} shoulders].',
        'The whole wood had gone: the ferns, the path, {spot}, even {hero}. There was only a heartbeat, and a smell of [hot glass|smoke].',
        '{Hero} had thought that it was dark [before|already], but that had been dark with a [light|lantern] in it. This was the real thing: it [had no edges|began at the tip of {their} nose], and it went on [in every direction|to the end of the world].',
        '{Hero} held a {hero.hand} in front of {their} face and wiggled it, and saw nothing: [for all {they} knew|perhaps] it was somebody else’s.',
      ),
      aside('trouble'),
      when(
        'giver',
        {
          ifRoom: [
            '{They} shook the lantern. {Giver} had shown {them} how to light it, how to carry it, how to clean the glass. About this part {giver} had said nothing. {Hero} stood it by the path, to be fetched in the morning.',
            'A lantern is only as good as its [light|oil|flame]. {Hero} left it standing by the path, with a word of thanks to {giver}, who could not hear it.',
          ],
        },
        more(
          '{Hero} blew on the wick, talked to it, and begged [a little|it], and then {they} stood the lantern under a [fern|branch]. Someone would come for it [by day|in the morning], with [dry matches|a laugh].',
          'The lantern was so much [cold tin|weight|glass] now. {They} hung it on a [branch|twig] where the sun would [find it|get to it first].',
          '{They} shook the lantern, and it [sloshed|rattled], it smelled, it did not shine, so {hero} [stood|left] it by the path, to be fetched [in the morning|tomorrow].',
        ),
      ),
      more(
        '{They} tried to remember the way. It had been straight on, and then there was a [root|bend], and then there was {lost’s} [smell|damp weight], and no way at all.',
        '“It’s fine,” {hero} said to {lost}, and was glad that {lost} [could not see {their} face|was not the sort to argue].',
        'Which way had {they} [come|been going]? {Hero} turned [to see|round]. That was [a mistake|unwise]. Now there was not even a [behind|backwards|front].',
        '[Run|Off|Go], said {their} [legs|knees]. Where, said {their} head. For once the head [won|got the last word|was listened to].',
      ),
    ],
    listen: [
      TURN,
      when('interest', {
        ifRoom: [
          'For {lost’s} sake {they} talked a little, quietly, about {interest}, because nobody can be [properly|completely] terrified in the middle of {interest}.',
          'When {their} [thoughts|heart and head] began to [gallop|race|stampede], {hero} gave them {interest} to [think about|chew on|carry], and they slowed to a [trot|walk|standstill].',
        ],
      }),
      asideHere('turn', {
        person: [
          '“Stop breathing for a moment,” whispered {friend}. “There was [something|someone].”',
          '{Friend} touched {hero’s} sleeve. “Did you hear that?” {They} had not. “[Then listen|Listen again].”',
        ],
        pet: [
          'Beside {them} {friend} pricked up both ears, first one and then the other, like somebody [turning a dial|opening two doors].',
          '{Friend} turned {friend.their} head [to the left|to one side], and kept it there, and so {hero} turned {theirs}, too.',
        ],
      }),
      [
        '¶Slowly the dark came apart into [pieces|layers|spoonfuls], as [a soup|stew] does when you taste it: a drop falling; a branch on a branch; a mouse, in a hurry. And [underneath|behind it all], no louder than [a thought|a moth]: “{call2.sound}!”',
        '¶{Hero} turned {their} head, as you turn the [knob on a radio|key in a lock|tap]. [Wind. Leaves. Wind|Leaves. Drips. Leaves|Wind, leaves, wind]. And there, [quite clearly|for one second|on the left]: “{call2.sound}!”',
        '¶At first there was [only|nothing but] {their} own heart, like somebody [moving furniture|running upstairs|knocking to be let out|beating a carpet] in {wood}. It calmed down, [little by little|by and by], and behind it, thin as a [thread|hair], came something else: “{call2.sound}!”',
        '¶And now that {they} {was} not making any noise {themselves}, {hero} could hear how [much of it there was|many kinds of it there were]: a [drip|tick], a [creak|rustle], then, far to one side: “{call2.sound}!”',
      ],
      more(
        '“[I know you|We’ve met|Oh, it’s you],” said {hero} to the [noise|dark]. It was {helper2}, and {helper2} was {call2.doing}, and nothing in the world is [cosier|less ghostly].',
        'It was the very [sound|noise] {they} had [run|shrunk|backed away] from. “Oh, {helper2},” said {hero}. “[Never|Don’t ever] [stop|get better at it|be quiet].”',
        '[An hour|Not long] ago that sound had made {their} [hair stand up|knees knock], and now it had a [name|face]. “{Helper2},” said {hero}, [{call2.doing} away|out loud, to taste it].',
        '{Hero} [laughed|very nearly laughed|had to smile]. It was the most [frightening|dreadful] noise in the [wood|world], and it was only {helper2}, {call2.doing}.',
      ),
      [
        '¶{They} {was} not lost [at all|in the least]: {they} {was} [at|on the corner of] {helper2}, second tree on the right.',
        '¶It was as good as a [signpost|milestone|lighthouse], and [better|better still], since [a signpost|one of those] does not [tell you that it’s glad you came|keep calling|know your name].',
        '¶And if {helper2} was over there, then so was the [way home|path].',
      ],
      more(
        '{They} stuffed {lost} under one arm, and went off through the dark, ears first.',
        '{They} turned {their} face to it, held {lost} tight, and took the first step.',
        'One {hero.hand} out in front, the other round {lost}, {hero} walked into the dark as into a room {they} knew.',
      ),
    ],
    back: [
      [
        '{Helper2} heard {them} first. “You’ve [lost|mislaid] your [light|lantern],” [came the voice|said the dark]. “I’ve got [you|ears],” said {hero}, “which way’s {helper1}?” But there was no [need|time|call] to [ask|wonder] [who|why|any more]. “{call1.sound}!” went somebody, [up ahead|further on].',
        '{Hero} touched the trunk where {helper2} was still {call2.doing}, as you touch a [lamp post|base] in a game, and pushed off again. Dark, more dark, and then: “{call1.sound}!” The next [post|island|stop|lamp post].',
        '“Evening, {helper2},” said {hero} in passing. “Still {call2.doing}[|, are you|, I hear]?” Then {they} stopped and waited, like someone at a kerb, until the next sound came: “{call1.sound}!”',
        'From {helper2} it was [forty|fifty|thirty] steps to silence, and there {hero} [stood|waited], and did not guess, and did not run. “{call1.sound}!” said the dark, in the voice of {helper1}.',
      ],
      more(
        '{They} went through {wood} as through {their} own house at night, one {hero.hand} on the [furniture|banisters]. Here’s {helper2}. Mind the [root|step|fern]. That must be {helper1}.',
        '“Stop a moment,” {hero} called out when it got confusing, “and now only {helper1}!” And for a moment there was nobody in all {wood} but {helper1}, {call1.doing} with might and main.',
        'It is [odd|funny] how a noise shrinks when you know [who makes it|whose it is]. {Wood} was as black as [before|ever], and [just|quite] as loud, only that [all of it had names|somebody had turned it into neighbours].',
        'So {they} went home along the sounds as you cross a river on stones: {helper2}, the drip, the creaking pine, {helper1}. “A bit louder, please!” {hero} called, and {helper1} [obliged|did {call1.doing} as never before].',
      ),
      '¶{refrain}',
      more(
        'The tent came [up|sailing] out of the dark like a [ship|whale|loaf from an oven]. {Hero} [knocked|patted its side|knocked, to be fair|tried a low hoo]. It seemed [only polite|the least one could do|only fair].',
        'Then there were fewer trees, then none, and {hero} walked straight into something [cold|damp] that [gave way|sagged|went flup]. It was, [without any doubt|of all things|thank goodness], the tent.',
        'And when the last branch had let go of {them}, there stood the tent, leaning to the left, the most beautiful [building|thing] {hero} had ever seen.',
      ),
      aside('turn'),
    ],
    tent: [
      [
        '{They} had pictured the homecoming with [trumpets|a crowd]. There was a tent, and [a shoe|one shoe|a saucepan] in front of it. It was better [so|that way|in company].',
        '{Hero} came in backward, dragging [a bramble|some ivy|half a fern], and pulled up the zip on the whole [enormous|huge|rustling] night. Then {they} looked at {lost}. They were both [filthy|very muddy].',
        'The tent was [exactly|just] as {they} had left it, which seemed [strange|odd]. {Hero} felt as if {they} ought to have been away for [a year|at least a week].',
        'Inside it smelled of rubber and {treat}. {Hero} sat down, picked [nine|eleven] leaves and one indignant earwig off {their} pyjamas, and put {lost} on the pillow.',
      ],
      adult('end'),
      more(
        'From [outside|{wood}] came a [small|certain] familiar racket. “{Helper1},” {hero} told {lost}, “and there, if you listen, {helper2}. I’ll [explain|teach you] them all.”',
        'A twig cracked. {Hero} didn’t even [turn round|sit up]. “Who’s that?” {they} asked, as you ask when the doorbell rings.',
        '“{call1.sound},” went [{wood}|the night]. “That’s only {helper1},” {hero} told {lost}, “I’ll [introduce you|take you there] tomorrow.”',
        '{They} left the zip open by a [{hero.hand}|nose]’s width, so as not to shut [anybody|anyone] out.',
      ),
      more(
        'If anybody had been lying awake out there, afraid, {hero} would have gone and told them: it’s only us.',
        'The night was no [lighter|smaller|shorter], it had [simply|only|just] stopped being [empty|nobody’s].',
        '[Tomorrow|After breakfast] {they} would fetch the lantern, which could do with [a night out|some fresh air|time to think].',
      ),
    ],
    sleep: [
      more(
        '{They} had [meant|planned|wanted] to [lie awake|stay up|sit up] and listen. It was [all so interesting|all so friendly|never dull] now. But {lost} had [got warm|dried], and the pillow had waited so long, and between {helper1} and {helper2} {hero} [lost the thread|fell through].',
        'The last thing {hero} heard was {helper2}, and {they} thought: it’s late, {helper2.they} ought to [go to bed|stop that]. And the last thing {they} felt was {lost}, under {their} chin.',
        '{Hero} lay on {their} back with {lost} on {their} chest, and went through the noises like the names in a class. {Helper2}: present. {Helper1}: present. Wind: [restless|talking in the back row|present, and late again].',
        'It took {hero} no time to fall asleep: {they} got as far as {helper1}, and not as far as {helper2}. {Lost} lay under one arm and dried.',
      ),
      thread(
        [
          [
            '“Who’s there?” {they} asked once more, at the zip, and the night [answered|told {them}], name by name.',
            'There was no need to ask who was there. {They} [knew|could have written a list].',
          ],
        ],
        [
          [
            '“Good night, {lost},” {they} said first, and then “good night, {helper1}, good night, {helper2}.” It had become quite a [list|round].',
            '{They} said it at last: “Good night, {lost}.” And out there, one after the other, it was [said back|answered].',
          ],
        ],
        [
          [
            '{Hero} tucked {lost} in first, as whoever is in charge [must|does], and only then [lay down|shut {their} eyes].',
            '“I’ll keep watch,” {they} told {lost}, and did, for [almost a minute|nearly two breaths].',
          ],
        ],
      ),
      adult('end'),
      [
        '¶Toward morning {helper2} sat bolt upright. What in the name of [moss|all beetles|mushrooms] was [that|this]? “[Snnnorr|Hrrrrr|Khhrrr|Grrrnnn]… [pyoo|wheee|fff-ti|shhoo]!” Something had moved in at the edge of {wood}, and it was [large|sawing something].',
        '¶And a hush fell over {wood}, because of a noise: “[Snnnorr|Hrrrrr|Khhrrr|Grrrnnn]… [pyoo|wheee|fff-ti|shhoo]!” {Helper1} had lived there a long time, and had never heard [the like|anything as ghastly].',
        '¶It was then that {helper1} heard it. “[Snnnorr|Hrrrrr|Khhrrr|Grrrnnn]… [pyoo|wheee|fff-ti|shhoo]!” A [new|strange] sound, a [dreadful|terrible] sound. It came from the [edge|rim] of the wood, and it had not been there [the night before|last night|yesterday].',
        '¶And then [a noise|something] went through {wood} that [nobody there|no ear in it] had ever [heard|had to put up with]. “[Snnnorr|Hrrrrr|Khhrrr|Grrrnnn]… [pyoo|wheee|fff-ti|shhoo]!” [Even|For a moment even] {helper2} stopped {call2.doing}[|, and listened|, and sat down].',
      ],
      [
        '¶They drew [straws|lots], and it fell to {helper2}. There was tiptoeing, there was a [long|deep] silence at the tent, and then {helper2} came back, and was [laughing|quite calm]. “It’s [all right|nobody],” said {helper2}, “it’s [somebody we know|only {hero}].”',
        '¶“What does it want?” whispered {helper1}. “I think,” said {helper2}, who had gone to see, “that it’s {hero}, and that it’s [asleep|happy].” So they sat down outside in the [grass|dew], the two of them, and listened to it until it got light.',
        '¶{Helper1} was rather frightened. But {helper1} had learned something [that night|lately], which was that one has to go and look. So {helper1} crept up to the tent, peeped in at the gap, and went home to tell the others that it was only {hero}.',
        '¶“It’s a monster,” whispered {helper2}. “I’ll look,” said {helper1}, who had learned how that is done. And it was {hero}, on {their} [back|side], [mouth open|arms out], snoring [the leaves off the trees|like a sawmill|in three keys].',
        '¶Someone would have to [go and see|find out] who it was, and it was {helper1} who went, a little scared, and looked in all the same, and it turned out to be somebody, as it nearly always does.',
      ],
    ],
  },
  asides: {
    start: {
      person: [
        '“I’ve looked in your shoes,” said {friend}. “I wish I hadn’t. It isn’t in there.”',
        '“You are not going out there,” said {friend}. Then, after a while: “Not by yourself, I mean.”',
        '“We could draw a picture of it,” {friend} offered, “and you could hug that.”',
      ],
      pet: [
        '{Friend} was asked, and searched, and turned out to be innocent, for once.',
        '{Friend} sniffed the empty place on the pillow and looked at {hero}, as if to say: well?',
      ],
    },
    way: {
      person: [
        '“Sing something,” said {friend}. {Hero} sang. “Not that,” said {friend}.',
        '“Left foot,” {friend} murmured, “right foot,” as if {friend} had only just [bought|been given] them.',
        '“I’m not coming because I’m brave,” said {friend}. “I’m coming because you’ve got the light.”',
        '{Friend} walked so close behind that they kept putting on each other’s shoes.',
        '“If something eats us,” said {friend}, “I want it written down that I said so.”',
        '“Talk,” said {friend}. “About what?” “Anything. Just so I know you’re still the one in front.”',
      ],
      pet: [
        '{Friend} walked with {friend.their} nose in {hero’s} knee, like somebody reading over a shoulder.',
        '{Friend} heard things that nobody else could hear, and was good enough [not to say what|to keep them to {friend.themselves}].',
        '{Friend} barged past, took the lead, met a [fern|beetle], and gave it back.',
        'At every root {friend} waited, sighed, and went on, as one does with [beginners|people].',
        '{Friend} stopped, growled at a [stump|fern], realised, and pretended to have a cough.',
        '{Friend} went ahead to the end of the light, looked into the dark, and came back to walk beside {hero}, to keep {them} company, naturally.',
        '{Friend} read the path with one nose, from left to right, and found it thrilling.',
        '{Friend}, who barked or hissed at the postman every day of the year, now made no sound at all.',
      ],
    },
    trouble: {
      person: [
        '“I can’t see you,” said {friend}. “I’m here,” said {hero}. “Keep [saying|being] it,” said {friend}.',
        '“Tell me that’s your hand,” said {friend}. “It’s my hand,” said {hero}. “Then whose is the other one?” “Yours.”',
        '“I’d like to say something helpful,” said {friend}, out of the dark. “I’ll let you know.”',
        '“Let’s count to a hundred,” said {friend}, “and if nothing has happened by then, let’s count to a hundred again.”',
      ],
      pet: [
        'Something warm leaned against {hero’s} leg and breathed. That was {friend}, being brave for two.',
        '{Friend} sat down on {hero’s} foot, so that at least they would be lost together.',
      ],
    },
    turn: {
      person: [
        '“It’s as if you’d put the lights on,” said {friend}, “but in my ears.”',
        '“You’re doing it with your ears,” said {friend} slowly. “We’re being led home by {a call1.noun}. [Nobody at school will believe this|I want to keep this quiet].”',
        '“I hear it too!” said {friend}. “There! No, that was my stomach. There!”',
      ],
      pet: [
        '{Friend}, who had known the way by nose all along, was too polite to mention it.',
        '{Friend} went in front now, tail high, like somebody leading a parade.',
      ],
    },
    end: {
      person: [
        '{Friend}, beside {them}, snored the second voice.',
        '{Friend} lay awake beside it all, and thought of the quiet, quiet wood.',
      ],
      pet: [
        '{Friend} opened one eye, decided that it was nobody new, and shut it.',
        'From the foot of the sleeping bag {friend} joined in, half a tone lower.',
      ],
    },
  },
  adults: {
    start: [
      '“It’s a perfectly ordinary wood,” said {grownUp}. “You just can’t see it from in here.”',
      '“Shout if you need anything,” said {grownUp}. “Shout twice if it’s [breakfast|a bear]. There are no bears.”',
      '{GrownUp} said good night to everyone by name, and to the tent pole, which had earned it.',
    ],
    end: [
      '“I won’t ask,” said {grownUp}, picking a fern out of {hero’s} hair. “But I’m all ears.” And {they} told it from the beginning.',
      '“I heard the zip,” said {grownUp}. “I was going to count to a thousand and come after you. I was at nine hundred and [eighty|four].”',
      '{GrownUp} looked at the wet {lost.kind}, at the leaves, at {hero}, and put the kettle on without a word.',
      '“By {spot}? In the dark?” said {grownUp}. “I wouldn’t have found that at noon.”',
    ],
  },
  traits: { habit: habits, turn: turns },
};
