/** The nibbled recipe in English for readers of 8 to 10. */
import {
  HABIT,
  TURN,
  adult,
  aside,
  asideHere,
  ifRoom,
  more,
  plants,
  takes,
  when,
  type BandText,
  type Line,
} from '#studio/storyteller/text/passage.ts';
import { habits, turns } from '#studio/storyteller/templates/nibbled-recipe/english-traits.data.ts';

/** What brings the first guest, and each one after. */
const FIRST_GUEST = [
  'A smell is a loud thing, and this one had [gone down the street|climbed three walls] and [knocked at doors|rung bells]. It came back with [company|somebody hungry].',
  'Somebody, who had been asked for supper and not a [minute|moment] sooner, now [pushed open|leaned on] the [kitchen|garden] door.',
  'The first guest was [two hours|a whole afternoon|half a day|very] early, [out of helpfulness|to be of use|on account of the smell].',
];
const NEXT_GUEST = [
  '“It’s {first.taste} beyond [help|rescue],” said {hero}, which is a thing one should never say near a [door|window], for helpers [listen|wait behind it].',
  'Word that the soup was too {first.taste} got about [quickly|by the back fence], and with it got about the next [expert|guest].',
  '“Can anyone [undo|take back|cure] {first.taste}?” asked {hero}, [of nobody in particular|into the air]. There’s always someone who [can|thinks so].',
];
const enters = (guest: string): Line => when(`first:${guest}`, ifRoom(...FIRST_GUEST), ifRoom(...NEXT_GUEST));

export const english810: BandText = {
  refrains: [
    '“It’s [warm|hot], it’s [wet|brown|round],” said {hero}. “And something is [missing|still missing].”',
    '{Hero} [blew|stirred], sipped, and [listened to {their} tongue|waited]. Something, {they} said, was [still |]missing.',
    'A [cook|soup] has [one|only one] question, and {hero} asked it [again|once more|aloud]: what is missing?',
    '“[Almost|Very nearly|Not quite|Nearly there],” said {hero}. It is what people say when something is missing and they don’t know [what|its name].',
  ],
  beats: {
    open: [
      [
        '{Time} there would be guests, so {time} there had to be {soup}. {Party} looked at {pot}, and {pot}, [open-mouthed|empty|enormous], looked back.',
        '[Some people build ships in bottles|Other people collect stamps|There are people who tame fleas], but {hero} wanted to make {soup} for [everybody who cared to come|all the guests], in {pot}, and so {party} [began with the onions|lit the stove].',
        'It [began|started] with [an invitation|a note on a door]: “{Soup}, {time}.” By noon [the whole street|everybody] had read it, and so {party} [rolled up the rug and filled|lit the fire under] {pot}.',
        'There are quiet kitchens, and there was this one, in which {party} had been [chopping|peeling|weeping over onions] [since breakfast|for hours]. {Pot} took up half the stove, and {time} it had to be full of {soup}.',
        '“{Soup},” {hero} had [promised|told everyone], “{time},” and a promise is [a promise|hard to peel]. {Party} [scrubbed|dusted] {pot}, which was big enough to [sleep|sail] in, and began.',
      ],
      when(
        'giver',
        ifRoom(
          'The recipe had come from {giver}, in [pencil|blue ink], with [a stain|a thumbprint] where others put a [full stop|date].',
          '{Giver} had passed on the recipe with a [wink|warning]: “It [knows|tells you] everything except what it [tastes of|tastes like].”',
        ),
        ifRoom(
          'The recipe hung on its nail, so old that it had gone [soft|brown] as [cloth|a biscuit], and nobody knew whose [hand|writing] it was.',
          'They had a recipe that had been in the drawer longer than [the drawer|anyone], with a [little|drop] of [every soup|each supper] on it since.',
        ),
      ),
      takes('bowl', {
        custom: [
          [
            '{Hero} laid one bowl more than there were guests. In that house one always did, for whoever was [late|lost|last|forgotten].',
            '“And one [over|more|extra],” said {hero}, [counting out|laying|stacking] bowls. “There’s always somebody [one forgot|nobody counted|who comes last].”',
            'There was a bowl for [each|every] guest and one for [the unexpected|nobody yet], which {hero} set out with [particular|special] care.',
          ],
        ],
        count: [
          [
            '{Hero} counted guests, and then bowls, and had one bowl [too many|over]. {They} counted [backwards|once more|on {their} toes], and had it [again|still].',
            'There was one bowl too many, whichever [end|way] {hero} counted from, and {they} put it down to [bad counting|nerves|excitement].',
            'When {hero} found one bowl more than there were guests, {they} [blamed {their} arithmetic|put it down to nerves|decided not to mention it].',
          ],
        ],
        note: [
          [
            'The note on the [door|gate] said EVERYBODY, which {hero} had thought about for [some time|an hour], so as to leave [no one|nobody] out.',
            '“EVERYBODY,” {hero} had [written|painted] on the [gate|door], and been rather pleased: one word, and [nobody forgotten|not a soul left out].',
            'On the [gate|door] hung {hero’s} invitation. It was [short|brief]: EVERYBODY. Lists, {hero} thought, [leave people out|forget people].',
          ],
        ],
      }),
      { more: HABIT },
      when(
        'adults',
        ifRoom(
          '{Adults} had promised not to [help|interfere], and kept the promise [loudly|from the doorway|badly].',
          '{Adults} laid the table {feast}, [twice|in evening shoes], and asked every [ten|five] minutes if anything was burning.',
        ),
      ),
      adult('start'),
      more(
        '{Spoon} went round, and the [clock|cat flap|kettle] kept [time|quiet].',
        'The {bread} was [rising|cooling] on the sill, under a [cloth|hat].',
        'It was the sort of [day|noon] when even a [fly|window] is hungry.',
      ),
    ],
    recipe: [
      [
        'A recipe is a kind of [map|treaty], and {hero} followed it like one. It led over the onions, [down|on] through the garlic, left at the [salt|bay leaf]. Each line was [crossed off|ticked] with a floury [thumb|finger|nose].',
        '“Chop,” [commanded|said] the [recipe|paper], and {hero} chopped. “Do not [hurry|rush],” it said next, as if it had been [watching|looking out of its nail hole], and {hero} [slowed down|blushed|apologised].',
        'It was a [bossy|strict] recipe. It wanted things [thin as paper|fine as sand] and fires low as [whispers|a cat’s opinion], and {hero} gave it [all of that|what it wanted], and only swore once, in [Vegetable|Carrot].',
        'Line after line went into {pot}. {Hero} [read|sang] them out, and {spoon} [agreed|nodded], and where it said [a handful|a pinch], {they} wondered, each time, [whose|how big a person’s].',
      ],
      [
        'Under the lid the {soup} had begun to [talk|hum] to itself, in a [low|comfortable] voice, with its mouth [full|nearly shut].',
        'Little by little the [kitchen|house] filled with a smell that made even the [dishcloth|calendar|mop] look [hungry|up].',
        'The steam wrote in the air, in [loops|curls], and [rubbed it out|crossed it out], and {pot} hummed something in [a minor key|six-eight time].',
      ],
      ifRoom(
        'One line [remained|was left]. {Hero} had saved it, the way one saves [the icing|a letter|the window seat], and now {they} [wiped|dried] {their} {hero.hands}, bent close to the paper, and [read|looked].',
        '“And so to the [last|final] line,” said {hero}, who was beginning to feel like [an admiral|a real cook|somebody’s grandmother], and held the [paper|page] up to the light, which came through in the [wrong|oddest] place.',
      ),
      aside('way'),
    ],
    hole: [
      [
        'The last line said: “{Rule}…” And [after that|then] it said nothing, for where the last word had been there was a hole, [perfectly|almost|quite] round, with a [lacy|crinkled] edge.',
        '“{Rule}…” {Hero} read it [aloud|twice|again], and [both times|each time] {they} fell into the same hole. It was no bigger than a [lentil|fingernail], though a whole word had [gone down it|got out].',
        '“{Rule}…” And then, not a smudge or a blot, which one could have [argued|reasoned] with, but a hole, through which {hero} could see {their} own [{hero.hand}|elbow|knee].',
        'All that was left of the last line was “{rule}…” and a hole. It was a [tidy|modest] hole, [round|neat] as a [pea|full stop], and it had [taken|swallowed] the one word that [mattered|counted].',
      ],
      ifRoom(
        'It might have been any of the [ten thousand|eight hundred|forty thousand] short words that there are, and [most of them|nearly all] [can be eaten|go with {bread}].',
        '{Hero} held it to the [lamp|mirror] and to {their} [ear|nose]. Somebody had bitten off [exactly|just] one word, and left all the [rest|punctuation].',
        'The marks round the edge were [tiny|minute], and in pairs. {Hero} [noted|saw] that, as one [notes|sees] a cloud, and thought no more of it, which was {their} first [mistake|slip].',
      ),
      aside('start'),
      ifRoom('{refrain}'),
    ],
    guess: [
      [
        '{Hero} [began|started] with the alphabet: [anchovy|almond], apricot, [ankle|accordion]? By C {they} had [a headache|hiccups], and {pot} had not so much as [blinked|burped].',
        'First {hero} asked {their} nose, which said [cheese|cloves], then {their} stomach, which said yes, [anything|now], and then, since nobody was looking, the [kettle|broom], which was no help [at all|whatsoever].',
        'It could be cumin or a [carrot|quince]; it could be a day of [sleep|rain]. {Hero} had heard of one recipe that ended with “[a walk|good luck]”, and another that [called for|ended in] thunder.',
        '{They} held things over the steam, [one after another|by the tail]: a [candle|cork], a [thimble|comb], an [umbrella|egg timer]. {Pot} [took no interest|looked the other way] in every case.',
      ],
      [
        'Meanwhile, {nook}, two eyes like [pinheads|apple pips] watched the [whole performance|show], and a stomach the size of a [thimble|hazelnut] gave a [growl|rumble] that nobody heard.',
        'From {nook} there came a small dry [cough|sniff], the kind you give when you have something to [confess|say] and [no courage|too much paper in your throat]. {Pot} [drowned it out|bubbled over it].',
      ],
      aside('way'),
    ],
    'goat.come': [
      enters('goat'),
      [
        '“I hear there’s a word gone,” said {goat} the goat, walking in without wiping [anything|a hoof]. “I’ve eaten a [library|dictionary], and I tell you that what comes last is [salt|always salt].”',
        '{Goat} the goat examined the hole with the calm of a professional. “Clean work,” he [said|admitted], “and I’d say the word was [salt|certainly salt]. It’s the only one [worth eating|I would have eaten|with a taste].”',
        'There stood {goat} the goat, [an hour|two hours] early, with a sack over one shoulder. “Salt,” he [announced|said|told {pot}]. “My mother’s soup ended with salt, [hers began|so did she] with it, and look at [me|these horns].”',
      ],
      [
        '“[A pinch|Just a pinch],” he [promised|said]. But a pinch is a thing of fingers, and {goat} had been [dealt|given] hooves. The sack [sighed|bowed], and {pot} went quiet under the [avalanche|snow].',
        'He [poured|shook it] as people talk who [live alone|know best], meaning to stop at each moment, and stopping when there was [none left|only sack].',
        '[In went|Down went|And in went] the salt, [all of it|sack and all|to the last grain|in one go|without a word].',
      ],
      more(
        '“You’ll thank me,” said {goat}, and [licked the wall|ate the sack].',
        'A sparrow on the sill [tried|took] a grain, and flew off to [sea|find a river].',
      ),
    ],
    'goat.taste': [
      [
        '{Hero} took [a spoonful|one sip], and the inside of {their} mouth turned into [the Dead Sea|a Roman ruin|a salt mine|the wreck of an anchor]. {They} [emptied|drank|drained] the jug, the [vase|kettle|watering can], and, [with apologies|after a short struggle|without a word], the flowers’ saucer.',
        'It was less {a soup} than a [coastline|shipwreck|fishing accident]. {Hero’s} tongue lay down flat and refused to get up until it was given [four|three] glasses of water and [an explanation|an apology].',
      ],
      more(
        '“It brings out the [carrot|flavour|cook],” said {goat}. It had [brought|driven] it out, and it [had not|would not] come back.',
        '“[Not enough|Shy of perfect]?” asked {goat}, with real concern.',
      ),
      '{refrain}',
      aside('trouble'),
    ],
    'bee.come': [
      enters('bee'),
      [
        '{Bee} the bee walked all round the edge of the hole on her six feet, like a [surveyor|detective]. “Honey,” she [concluded|said]. “Nothing else [leaves|makes] an edge like that, and it explains why someone [ate it|wanted it].”',
        '“You’ve left out the sun,” hummed {bee} the bee, who had come by [air|the window] and was reading the recipe upside down. “It’s [obvious|perfectly plain]. The [word|last word] is always honey, [if you ask round|where I live].”',
        'Something [golden|furry] sat down on {spoon}. “One summer,” said {bee} the bee, “is what’s missing. I happen to have [one|it] here, in a [jar|pot].”',
      ],
      [
        'Honey is [slow|late] to start and [slower|worse] to stop. It left the jar like a [procession|long story], and nobody had the heart to interrupt it.',
        'There was a [polite|short] moment when it [might|could] have been enough, and it passed. {Spoon} [stood up|rose] in the pot, all by itself, like [a flagpole|someone about to make a speech].',
        '[In went|Down went|And in went] the honey, [all of it|jar and all|to the last drop|in one go|without a word].',
      ],
      more(
        '“Six hundred flowers,” {bee} said modestly, “in that [jar|dollop] alone.”',
        'The [clock|table] now ticked with a [soft|sticky] sound.',
      ),
    ],
    'bee.taste': [
      [
        'It was like being [hugged|kissed], for [too|much too] long, by [a cake|an aunt made of toffee]. {Hero’s} teeth sang, each its own note, and then {their} lips met and [stayed married|did not part] for some minutes.',
        '{Hero} [wanted|meant] to say that it was a [trifle|shade] sweet, and what {they} said was “[Mmf|Hmf].” It took warm water, [a spatula|patience] and a good deal of [pulling|humming] to get to the end of the sentence.',
        'The spoon went in [easily|willingly]. It would not come out again, and neither, for [a minute|some time], would any word of {hero’s}. “Swm,” {they} said [at last|finally], and meant sweet.',
      ],
      more(
        'Outside, the [ants|wasps] were forming a [queue|committee].',
        '“[Shall I|Do you want me to] fetch another summer?” asked {bee}.',
      ),
      '{refrain}',
      aside('trouble'),
    ],
    'hedgehog.come': [
      enters('hedgehog'),
      [
        '{Hedgehog} the hedgehog arrived with a pomegranate on his back, which he had not picked so much as [run into|parked under]. “Sourness,” he said, with the [gloom|pride] of an artist. “A soup ought to make you [sit up|think].”',
        '“My great-aunt cooked this,” said {hedgehog} the hedgehog, tapping the paper with one claw. “It [ended|finished] in pomegranate. She was a difficult woman, but nobody ever fell asleep at her [table|funeral].”',
        'Round the door came a pomegranate, and under it, puffing, {hedgehog} the hedgehog. “Don’t tell me,” he [said|puffed], “it’s too [friendly|soft]. It wants something with an [edge|opinion|elbow].”',
      ],
      [
        'He [had only to sit|only sat] on them, and the seeds went off like [fireworks|buttons on a tight coat]. {Soup} turned the colour of an [embarrassed|angry] sunset.',
        'One fruit would have been a [remark|greeting]. [Seven|Nine] were a [lecture|quarrel], and they all went in, and the juice ran down the [cupboard|clock].',
        '[In went|Down went|And in went] the pomegranate, [pips and all|skin and all|all of it|in one go|without a word].',
      ],
      more(
        '“It’s good for the [character|spine],” said {hedgehog}.',
        'A single seed hit {hero} [on the nose|between the eyes], as a warning.',
      ),
    ],
    'hedgehog.taste': [
      [
        '{Hero’s} face tried to [leave|get out] by the back of {their} [head|neck]. When it came out again, [some time later|in pieces], one eyebrow was still [missing|up], and the ears had changed [places|colour].',
        'It went in as {soup} and arrived as [lightning|news|a slap]. {Hero} made a face that {they} had never made before, and that the [milk|mirror] never [forgot|got over].',
        'The first sip shut {hero’s} left eye. The second shut the right, and {they} had to find the [table|door|tap] by [feeling|smell].',
      ],
      more(
        '“Invigorating,” wept {hedgehog}, [clinging to|holding on to] the table leg.',
        'Somewhere a lemon felt [outdone|sorry for them].',
      ),
      '{refrain}',
      aside('trouble'),
    ],
    'duck.come': [
      enters('duck'),
      [
        '{Duck} the duck left a trail of puddles from the door to the stove. “I’ve had a [look|paddle],” she said, drawing her head out of {pot}, “and there’s no depth. The word you want is [water|pond].”',
        '“In my experience,” said {duck} the duck, who had a great deal of it, all of it [wet|damp], “there is nothing that isn’t improved by rain. I’ve taken the liberty of [bringing|catching] some.”',
        '“What’s last, in the end?” asked {duck} the duck, and answered herself, since ducks do. “Water, first, last and [underneath|in between], and I’m amazed that anybody had to [write it down|ask|eat it]!”',
      ],
      [
        'She emptied the first can, and went for [another|a second], and on the third somebody’s [tadpole|water snail] came along and had to be [rescued with a sieve|carried home].',
        'Up rose {soup}, paler and paler, to the very rim of {pot}, where it trembled, and {duck} [sat down on it|launched herself], to see how it floated.',
        '[In went|Down went|And in went] the water, [pond and all|weed and all|to the last drop|in one go|without a word].',
      ],
      more(
        '“Now one can see what one’s [eating|doing],” said {duck}. It was one [bean|pea|lentil].',
        'A lily leaf circled {spoon} and [looked for a frog|settled in].',
      ),
    ],
    'duck.taste': [
      [
        'It tasted of [Tuesday|February], or the way [windows|puddles] look. {Hero} kept it on {their} tongue for a long time, searching it for {soup}, and found [a rumour of onion|something that had once met a carrot].',
        'It was a very fine view, and you could have [read a newspaper|counted your toes] through it. As soup, {hero} thought, it had the [courage|flavour] of a wet [envelope|sock].',
        '{Hero} sipped, and waited for the taste, as one waits for a [late|country] bus. Nothing came. {They} sipped again, and there, [far off|on the horizon], went [an onion|a bean].',
      ],
      more(
        '“So light,” said {duck}, doing a [lap|length].',
        'At the bottom lay one [bean|lentil], and looked up like a [sailor|castaway].',
      ),
      '{refrain}',
      aside('trouble'),
    ],
    'squirrel.come': [
      enters('squirrel'),
      [
        '{Squirrel} the squirrel made a speech, but as both his cheeks were full, it was all [vowels|consonants]. “Acorns,” he said, [much thinner|when he had unpacked]. “A soup that you can’t hear is [wet air|a drink|a bath].”',
        '“There’s a hole, so it was a nut,” reasoned {squirrel} the squirrel from the top of the [curtains|dresser]. “Holes are where nuts [go|belong]. It’s the [first|one] thing they teach you, and I believe it’s also the [last|only thing].”',
        'Down the chimney, in a cloud of [soot|optimism], came {squirrel} the squirrel. “It needs [bones|a floor]!” he [cried|called]. “Acorns, my dears, acorns, [and no half measures|to the brim]!”',
        '{Squirrel} the squirrel did not [knock|wait to be asked|wipe his feet], but emptied both cheeks of acorns on the [table|mat|draining board]. “Nobody,” he [said|explained|remarked], “forgets a supper that [fights back|makes a noise|can be heard next door].”',
      ],
      [
        'He put in, he said, with a [catch|crack] in his voice, his whole [winter|December] and a good part of [February|next spring]. {Pot} sounded like a [cart on cobbles|drawer falling downstairs].',
        'They went in with a noise like [applause|hail on a tin roof], along with a [marble|coat button] that he had been saving since he was small, under the impression that it would [sprout|ripen].',
        '[In went|Down went|And in went] the acorns, [shells and all|one and all|to the last nut|in one go|without a word].',
      ],
      more(
        '“I’ll want the [marble|shells] back,” said {squirrel}.',
        'From now on {pot} went [tock|clonk] on its own, like a [clock|guest] with something on its mind.',
      ),
    ],
    'squirrel.taste': [
      [
        '{Hero} bit, and the crack was heard [by the postman|in the next street]. {They} chewed that acorn politely, for as long as politeness lasts, and then took it out, and it had not [noticed|a scratch].',
        'It was soup in the way that a [quarry|gravel drive] is a garden. {Hero} chewed on the left, then on the right, then with {their} [eyes closed|whole head], and one acorn escaped and broke a [saucer|flowerpot].',
        '{Hero} chewed until {their} ears [rang|hurt|moved], and nothing got any [smaller|softer|rounder]. The broth was [swallowed|praised], and the rest was laid [politely|in silence] on the [sill|rim of the plate].',
        'The first acorn [bounced off|rang against] {hero’s} front teeth. The second was [quicker|luckier], and had to be [coughed up|thumped out]. There was soup [between them|as well], though not enough to [notice|matter].',
      ],
      more(
        '“You get used to it,” said {squirrel}, “[round about|sometime in] March.”',
        'A woodpecker stopped at the window to [listen|ask for the recipe].',
      ),
      '{refrain}',
      aside('trouble'),
    ],
    'donkey.come': [
      enters('donkey'),
      [
        '{Donkey} the donkey came in with two baskets, and the [onions|flowers] turned their heads away. “Pepper,” she [said|brayed]. “A recipe is like a [joke|parade|wedding]: the bang comes [last|at the end].”',
        '“I’ve walked past this house every day of my life,” said {donkey} the donkey, “and never once has the soup [called after|stopped] me. It has no [voice|lungs], it needs [pepper|red pepper]. That’s your missing word, or I’m [a horse|no judge].”',
        'Long ears came round the door, listened to {pot}, and shook. “It’s [mumbling|asleep],” said {donkey} the donkey. “I’ve brought it something to [shout about|wake up for].”',
      ],
      [
        'She chose one pepper, a [small|modest] one, and held it over {pot}. Then she [sneezed|remembered to sneeze]. When everyone had stopped sneezing, the baskets were [empty|in the soup], and {donkey} was looking [out of the window|elsewhere].',
        'There was the red kind, which is warm, and the yellow kind, which is [a dare|rude], and the very tiny kind, about which people make [wills|songs]. She put in [some of each|them all].',
        '[In went|Down went|And in went] the peppers, [seeds and all|stalks and all|basket and all|in one go|without a word].',
      ],
      more(
        '“It’s quite [mild|shy],” said {donkey}, “to begin with.”',
        '{Soup} stopped bubbling and began to [hiss|mutter threats].',
      ),
    ],
    'donkey.taste': [
      [
        'For [one|a] second it was [delicious|lovely]. Then the second was over, and {hero} was seen [leaving by|running past] the window, and coming back by the door, and leaving [again|a second time], with {their} tongue hung out like [washing|a flag].',
        plants(
          'spark',
          'A warm feeling spread to {hero’s} ears, and there it [lit the lamps|rang a bell]. {They} saw [three|nine] stars and [a small parade|a camel], and drank the jug, and the jug [steamed|hissed].',
        ),
        plants(
          'spark',
          '{Hero} said that it was [fine|not so bad|mild]. Then {they} [opened|breathed out through] {their} mouth to say more, and the [candle|stove|lamp] lit itself.',
        ),
      ],
      more(
        '“I’m not crying,” said {donkey}, crying. “It’s the [beauty|music] of it.”',
        'Somewhere a [fire bell|cockerel] went off by mistake.',
      ),
      '{refrain}',
      aside('trouble'),
    ],
    table: [
      [
        'They carried the table out, in procession, and set it {feast}: fourteen plates of [five|nine] families, {bread} under a cloth, and a jug with [whatever was flowering|three thistles] in it. It was a [beautiful|perfect] table, and it lacked [one thing|only {soup}].',
        'The table {feast} grew by the [minute|metre]. {Helper1} brought a [bench|plank], {helper2} brought an [opinion|appetite], and {hero} laid the spoons in a row, very straight, as people do when they’re [worried|hoping nobody asks].',
        '{Feast} they [spread|ironed] the long cloth, the one with the [moth holes|map of old suppers] on it. {Helper2} lay down on the [corner|end] that [blew about|would not stay], and was [useful|called a paperweight].',
      ],
      [
        '“It smells [brave|interesting],” said {helper1}, which is a word that [kind|careful] people keep for [hats|such moments]. And the sun sat on the wall with not much of it [left|to go].',
        'The light had turned the colour of [tea|apricots|{soup}]. {Time}, said the invitation, and somebody was coming up the [stairs|road] already, [humming|with a spoon].',
      ],
      aside('way'),
    ],
    worse: [
      [
        'There is a limit to what a pot will [swallow|put up with], and {pot} had reached it. It [shuddered|trembled]; it raised its lid, quite politely, like [a man meeting a bishop|someone with a question]. Then {soup} leaned over the edge, and [left|went exploring].',
        '{Pot} said blup. [Then|And then] it said everything it had been [holding back|bottling up] since noon, and {soup} was on the stove, the [clock|calendar], and a [large|surprised] part of the ceiling.',
        'It [happened|came] at the worst moment, as [such things|soups] do. {Pot} gave a [hiccup|cough], and its lid rolled [out of the door|under the dresser], and after it, in no hurry, came {soup}.',
        'Nobody was [looking|near] when {pot} made up its mind. There was a [rumble|sigh], a [pause|wobble], and then {soup} came down the [stove|front of the stove] like a [king|bridal train], and spread.',
      ],
      [
        '{Hero} tasted what was [left|still in the pot]. It was too {first.taste}, and also too {second.taste}. The two sat side by side in {their} mouth and did not [speak|look at each other].',
        'What remained was {first.taste}, and furious about it, and {second.taste}, and no [better|calmer]. {Hero} had made {a soup} that [disagreed with itself|was having a fight].',
        'It was {first.taste} on the left [side|edge] of {their} tongue and {second.taste} on the right, and in the [middle|gap] between them {hero} could taste [Monday|tears|pure regret].',
      ],
      ifRoom(
        '“More {first.stuff},” [advised|said] {helper1}. “On the contrary,” said {helper2}, “more {second.stuff}.” {Hero} looked at the hole in the paper, which seemed to have [grown|been laughing].',
        '[Nobody|No one] said that it was {hero’s} fault; [everybody|everyone] only said that it needed [a little something|one more thing], which was [worse|harder to bear|no better].',
        'It had begun with one hole in one [piece of paper|page], and now it was all hole, [thought|said] {hero}, and hardly any [paper|soup|supper].',
      ),
      aside('trouble'),
    ],
    pour: [
      [
        'So {hero} took {pot} in both arms, as one carries out [an old dog|a sleeping relative]. {They} went [down the path|past the bean poles] to the end of the garden, where [things are thrown that did not work|the nettles mind their own business].',
        'There comes a time in the life of a bad soup when [somebody|one] has to be [sensible|firm]. {Hero} lugged {pot} over the [wet|evening] grass, and at every slop it seemed to [sigh|ask where they were going].',
        '“I won’t be long,” {hero} told the [kitchen|table], in a voice with a [crack|crease] in it. {They} carried {pot} out into the [blue|quiet], as far as the [compost heap|nettles], with arms that [shook|ached] all the way.',
        'Nobody [stopped|argued with] {hero}. {They} [walked|carried {pot}] backwards through the door, [sideways|slowly] round the beans, and straight on to the place where the [nettles|thistles] are [tall|kind] and ask nothing.',
      ],
      when(
        'together',
        ifRoom(
          '{Others} [came|walked] [behind|along], and, for once, [offered no opinion|kept perfectly quiet|said nothing].',
        ),
      ),
      ifRoom(
        'It would have to be [toast|{bread} and water]. Everyone would say how much they [liked|loved] it, and that was the part {hero} [could not bear|dreaded|minded].',
        'Behind {them} somebody [laughed|sang], {feast}. They still [thought|believed] that there was going to be {soup}, and {hero} [envied them|swallowed].',
        'All day long {they} had listened to [everyone|all of them]. It was strange, now, to hear only [a cricket|the grass] and one drop, falling from {spoon} [into nothing|on {their} shoe].',
        'A [snail|toad] on the [path|cabbage] drew in its [eyes|elbows], as one does at [accidents|funerals], and the pot [steamed|sighed] on.',
      ),
      [
        '{They} lifted the pot until the evening star lay [trembling|floating] in it like [an egg|a coin], and began to [pour|tip it], and…',
        '{They} [counted|meant to count] to three, and got to [two|two and a half], and the soup slid to the very lip of the pot, and…',
        '“Good-bye, {soup},” said {hero}, because one [should|ought to], and [tipped|leaned] the pot forward, and…',
      ],
      asideHere('trouble', {
        person: [
          '“[Wait|Hold on|Stop],” said {friend}, and sniffed. “Since when does it smell [good|like that|of supper]?”',
          '“Don’t,” said {friend}, and held out {spoon}. “Not before you’ve [tried it yourself|asked your own tongue|had a taste].”',
        ],
        pet: [
          'But {friend} sniffed at the rim, [sneezed|blinked], and sniffed again, as one does at [something good|breakfast], and would not [make way|be moved].',
          'But {friend} sat down [exactly|precisely] where the soup was to land, and looked [hungry|hopeful], which was [news|a review].',
        ],
      }),
    ],
    turn: [
      [
        'There {hero} stopped, and set the pot down in the [grass|clover|weeds].',
        'And there {hero} [waited|stopped], with the soup [at the lip|on the very edge].',
        'But {hero} did not [go on|pour], and [stood|set] the pot upright [again|in the grass].',
      ],
      TURN,
      [
        '¶The {first.stuff} was there, but it had stopped [shouting|showing off]. The {second.stuff} was there, and it had [moved over|sat down]. All that carrying had done what [no one’s|nobody’s] advice had: it had [shaken|introduced] them.',
        '¶It was {first.taste}, and then, from behind, {second.taste}, and where the two ran into each other there was a third taste. It had no [name|history], nobody had [put it in|brought it], and it was [good|alarmingly good].',
        '¶First came the {first.stuff}, [looking for|wanting] a quarrel, and then the {second.stuff}, which [found one|took its arm]. And instead of [the worst|a bang], they went round once together, like an old couple [dancing|at a wedding].',
        '¶Too {first.taste} pulled one way, too {second.taste} [pulled|leaned] the other, and in the [middle|space between], where {they} had expected [ruins|nothing], stood a small, [brave|cheerful] taste, and [waved|looked about].',
      ],
      [
        'Only one thing was [wanting|missing], and this time {they} did not [look at the paper|ask anyone]. By {their} left [foot|heel] grew {herb}, and {they} tore off [a handful|three leaves]. No recipe had [said so|asked for it]; {hero} [had|did].',
        '“{Herb},” said {hero}, to {their} own [surprise|ears]. It was [simply|just] what {their} tongue [had been saying|had been trying to say] all day, [through|over|under] all the [advice|noise], and in it [went|fell].',
        'And {they} knew, the way one knows [a tune|one’s own door], that it [wanted|needed] {herb}. It grew beside the [water butt|path]. Nobody [suggested|advised] it, and in it [went|fell], torn small.',
      ],
      more(
        '{They} tasted once more, to be sure, and then [four|several|six] times, because {they} {was} [sure|enjoying it].',
        'The [cricket|toad] in the grass, who had expected a [flood|shower], [came out again|resumed|sat down].',
      ),
    ],
    feast: [
      [
        '{Time} the spoons went down {feast}, and up again, and then for a while nobody said anything, which is the [loudest|finest] thing that guests can say. There sat {party}, {helper1} and {helper2}, with the moon in their [soup|spoons].',
        'They ate by moonlight, {feast}, {party} and {helper1} and {helper2}. They tore the {bread} with their [hands, hooves or what they had|eyes shut], and looked [into|under] the empty bowls, to make sure.',
        'It was [late|a warm night] {feast}. {Helper1} [had|asked for] [thirds|fifths], {helper2} wore a bowl as a [hat|helmet], and {party} ladled and ladled until the pot [rang|echoed].',
      ],
      ifRoom(
        '“I don’t like to [boast|brag],” said {helper1}, “but that’s the {first.stuff}.” “How [odd|strange],” said {helper2}, “when it’s so clearly the {second.stuff}.” {Hero} [passed the {bread}|said nothing of the {herb}|thought of {herb}, happily].',
        '“What do you [call|name] it?” asked {helper2}. It was no longer {soup}; it was not [anything|a thing] that had been in the world that [morning|day]. {Hero} [shrugged|thought it over|named it Later] and had some more.',
      ),
      when('adults', '{Adults} [ate|hummed] with [closed eyes|both elbows on the table].'),
      '¶{refrain}',
      takes('bowl', {
        custom: [
          [
            'And {they} looked [up|along the table], because {they} had not meant the soup: the [extra|last] bowl stood there full, and whoever it was for had not [come|turned up].',
            'But it was not in the [pot|soup], this time. At the far end of the table the bowl that was laid for [whoever came last|the forgotten] was [cooling|steaming], untouched.',
            'This time it had [nothing|little] to do with taste. There was one bowl laid for somebody, and [no somebody|nobody] to eat it.',
          ],
        ],
        count: [
          [
            'This time {they} counted [noses|guests] as well as bowls, and there it was again, the one too many: full, [steaming|hot], and [nobody’s|with no one behind it].',
            'And {they} looked [up|along the table]. The bowl that {they} could not count [away|out of the world] stood at the far end, full, and [nobody|no one] was behind it.',
            'For somebody who [could not|can’t] count, {hero} was [quite|very] sure: one full bowl, and [nobody|no guest] to go with it.',
          ],
        ],
        note: [
          [
            '“EVERYBODY, I wrote,” {they} said, and looked along the table, and everybody was there, except that one full bowl had [nobody|no one] [behind it|to eat it].',
            'This time it had [nothing|little] to do with taste. The note had said EVERYBODY, and at the far end stood a full bowl and [an empty chair|nobody at all].',
            '[Everybody had come, and yet|They were all there, and yet|Everybody was there, but] at the far end stood a portion that [nobody|no one] had touched, so EVERYBODY must have [left somebody out|forgotten somebody].',
          ],
        ],
      }),
    ],
    mouse: [
      [
        'Along the [edge|hem] of the cloth came something [grey|small], stopping at each [crumb|shadow] to [lose heart|gather courage]. It was {mouse}, a mouse, from {nook}, with ink on her [chin|whiskers].',
        'Somebody [coughed|sneezed|sighed], and it was {mouse}, a mouse, from {nook}, with [something|a scrap] behind her back and [pink|hot] ears.',
        'Behind the {bread} stood {mouse}, a mouse, who lived {nook} and had never been [asked|invited] to [anything|a party]. There was ink on her [chin|whiskers].',
      ],
      takes('bowl', {
        custom: [
          [
            '“I had no supper, and it was [only|just] one word, and it was mine,” she [said|whispered], and laid a [damp|chewed] scrap on the cloth: mouse.',
            '“Nobody had ever written me [down|into anything],” [whispered|said] {mouse}, “and I was so [proud|pleased], and so hungry.” And she held out five [small|damp|inky] letters on a [crumb|rag|flake] of paper.',
            '“I [read|spelled] it first,” said {mouse}. “It was about [me|a mouse], so I [ate|bit] it, to [keep|have] it.” And she [unfolded|held out] what was left: mouse.',
          ],
          [
            '¶“{Rule} mouse,” {hero} read, and [began to laugh|sat down]. There had been nothing wrong with {soup} at all; it was [short of|only waiting for] a guest. “I laid your bowl [this morning|hours ago],” {they} said. “I just didn’t know your name.” And nothing was missing.',
            '¶{Hero} put scrap and hole together: “{Rule} mouse.” So the recipe had never wanted an [ingredient|extra spice]; it wanted [a guest|somebody asked to sit down]. “That’s your bowl, {mouse},” {they} said, “and has been all [day|along|evening],” and [now|at last] everything was there.',
          ],
        ],
        count: [
          [
            '“I had no supper, and it was [only|just] one word, and it was mine,” she [said|whispered], and laid a [damp|chewed] scrap on the cloth: mouse.',
            '“Nobody had ever written me [down|into anything],” [whispered|said] {mouse}, “and I was so [proud|pleased], and so hungry.” And she held out five [small|damp|inky] letters on a [crumb|rag|flake] of paper.',
            '“I [read|spelled] it first,” said {mouse}. “It was about [me|a mouse], so I [ate|bit] it, to [keep|have] it.” And she [unfolded|held out] what was left: mouse.',
          ],
          [
            '¶“{Rule} mouse,” {hero} read, and [began to laugh|sat down]. “So I [can count|counted right] after all! It was never a bowl too many, it was a [guest|mouse] too few.” And {mouse} sat down, last of all, and it came out [even|right].',
            '¶The scrap [closed|fitted] the hole like a [door|lid]: “{Rule} mouse.” {Hero} counted once more, noses and bowls, and for the first time that day it came out [even|right]. Nothing was missing [now|any more|at all].',
          ],
        ],
        note: [
          [
            '“The invitation said everybody,” [said|whispered] {mouse}, “and I thought: they don’t mean mice. But the recipe [did|said so]. I [ate|bit off] the word, to [keep|have] it.” And she [unfolded|held out] what was left: mouse.',
            '“Nobody had ever written me [down|into anything],” [whispered|said] {mouse}, “and I was so [proud|pleased], and so hungry.” And she held out five [small|damp|inky] letters on a [crumb|rag|flake] of paper.',
          ],
          [
            '¶“{Rule} mouse,” {hero} read, and went [pink|red]. It’s easy to write EVERYBODY, and harder to think of [them all|each one]. “I meant you, too,” {they} said, and [moved|pushed] the full bowl over. “I [just|only] forgot to say so.” And nothing was missing.',
            '¶The scrap [closed|fitted] the hole like a [door|lid]: “{Rule} mouse.” All day they had [searched|shopped] for a taste, and it was [somebody|a person|a guest|someone small]. “Now it’s everybody,” said {hero}, [moving|pushing] the full bowl over, and {mouse} [climbed up|dipped in both ears].',
          ],
        ],
      }),
      when('together', ifRoom('{Others} [moved up|made room] [to let her in|for one more].')),
      adult('end'),
    ],
    end: [
      [
        'Much later, {hero} glued the word back in with [flour and water|jam|honey]. Since there was room underneath, {they} [wrote|added]: {first.stuff}, {second.stuff}, {herb}, and after some thought: “Carry it [once round|across] the garden, and taste for yourself.”',
        'A recipe, {hero} [decided|thought], is a letter to someone you don’t know yet, and so {they} wrote [an answer|a line] under it: “[Too much|A lot of] {first.stuff}, [too much|a lot of] {second.stuff}, {herb} if your tongue [says so|likes]. Set one bowl [extra|more] for {mouse}.”',
        '{Hero} [took|sharpened] a pencil and gave the old recipe its [word|ending] back. Under it, in smaller letters, {they} put {first.stuff}, {second.stuff} and {herb}, and the [hour|weather], and [who had come|how far to carry it].',
      ],
      takes('bowl', {
        custom: [
          [
            'And at the very bottom: “One bowl [over|more]. Always.”',
            'And last of all: “Lay one bowl more than you [think|need], for [you don’t know them all|somebody is on the way].”',
          ],
        ],
        count: [
          [
            'And at the very bottom: “If there’s a bowl too many, [count again, more slowly|wait for it].”',
            'And last of all: “A bowl too many is [a guest too few|an invitation].”',
          ],
        ],
        note: [
          [
            'And on the invitation, after EVERYBODY, {they} put a [comma|dash], and then: [and mice|{mouse}, too].',
            'And the invitation got [one more|a second] line: “And that means [you|mice|anybody small].”',
          ],
        ],
      }),
      [
        'The pot hung on its hook, where it [ticked|rang] as it cooled. In the smallest cup on the shelf lay {mouse}, round as a [chickpea|full moon], and snored like a [zip|very small saw].',
        '[Nobody|No one] had the [heart|wish] to send {mouse} back {nook}, and so she slept in the [ladle|sugar bowl], which swung a little when she [breathed|dreamed].',
        'And on {spoon}, under a [napkin|tea towel], lay {mouse}, [full|round] to the whiskers, and [hummed|whistled] through her nose.',
      ],
      [
        '¶But [a word is a word|words are tasty|paper is tasty], and [night|midnight] is long. Towards morning there was a sound {nook}, very [small|soft] and rather [guilty|happy]: nib, [and after a pause, nib|nib, nib].',
        '¶In the morning the soup had a name, and the recipe had a hole, [two words long|in a brand-new place]. {Hero} read it, [smiled|laughed], and [put out|set down] a small bowl {nook}.',
        '¶At [breakfast|first light] there was a [new|second] hole. {Hero} looked at the world through it, and saw [the kitchen|the clock] and the pot, and {nook} the tip of a [pink|contented] tail.',
      ],
      aside('end'),
    ],
  },
  asides: {
    start: {
      person: [
        '“I was never near it,” said {friend}, who had not been [asked|accused].',
        '“We could read [round|across] it,” said {friend}, “very [fast|loudly].”',
        '“Then [taste|try] it,” said {friend}, handing over {spoon}, “and [tell us|find out] what isn’t there.”',
      ],
      pet: [
        'Everybody looked at {friend}. {Friend} [yawned|opened wide], to show a [set|collection] of teeth ten times too large.',
        '{Friend} smelled the hole, then the floor, then the wall, and sat down there [meaningfully|and stared]. Nobody took the hint.',
      ],
    },
    way: {
      person: [
        '{Friend} took charge of the tasting, [unasked|with a notebook], and [grew no thinner|was thorough].',
        '“I shall be in charge of [bread|sitting],” said {friend}, and was.',
        '{Friend} had [sharpened|polished] a spoon, and was as ready as [anyone|a person] can be.',
      ],
      pet: [
        '{Friend} lay down exactly where the [feet|traffic] went, as [pets|the truly helpful] do.',
        '{Friend} supervised the {bread} with [great|both] eyes and no [blinking|trust].',
      ],
    },
    trouble: {
      person: [
        '“I had a big [lunch|breakfast],” said {friend} quickly, “last [week|Thursday].”',
        '“Could we sell it,” asked {friend}, “as [glue|medicine]?”',
        '“It’s got [character|courage],” said {friend}, and put down the spoon.',
        '“Well, I’ll always [eat|try] what you cook,” said {friend}, [bravely|turning pale].',
        '“I don’t want to [hurt|upset] it,” said {friend}, “but no.”',
      ],
      pet: [
        '{Friend}, who ate [shoes|candles], looked into the bowl and [declined|left the room].',
        '{Friend} leaned against {hero’s} leg, which is [all|the best] one can do.',
        '{Friend} tried it with one whisker, and washed the [whisker|whole face].',
        '{Friend} gave {hero} a [long|sorrowful] look, and then gave the soup one.',
      ],
    },
    turn: {
      person: [
        '“Is this the same [pot|soup]?” asked {friend}, and asked again, with [a full mouth|the bowl held out].',
        '“I always said so,” said {friend}, [scraping the bowl|who had said glue].',
        '{Friend} tasted, and said a word that is only used at [weddings|goals].',
      ],
      pet: [
        '{Friend} cleaned {hero’s} [wrist|chin] with close attention, and looked about for [more|the rest].',
        '{Friend} sat up as [straight|stiff] as a candlestick, and [hoped|drooled].',
      ],
    },
    end: {
      person: [
        '“It still wasn’t me,” said {friend}, [from under the blanket|asleep].',
        '{Friend} [heard it, too|was awake], and laughed into the pillow.',
      ],
      pet: [
        '{Friend} could have [caught|stopped] her, and turned over instead.',
        '{Friend} pricked one ear, and [let it sink|forgave everybody].',
      ],
    },
  },
  adults: {
    start: [
      '“I’m not here,” said {grownUp}. “[If it burns, I’m here|I’m only the smell of coffee].”',
      '“The only rule,” said {grownUp}, “is that [you taste it first|nothing explodes].”',
      '“When I was small,” said {grownUp}, “I burned [water|a salad].”',
    ],
    end: [
      '“I’d give [a year|my good chair] for that recipe,” said {grownUp}. “You may need [it|the chair],” said {hero}.',
      '{GrownUp} cut the {bread} into pieces for a [very small|mouse’s] hand, and asked no [questions|more].',
      '“Next time,” said {grownUp}, “cook it wrong [again|exactly like that].”',
      '{GrownUp} ate [three|four] bowls, and was heard to [hum|sigh].',
    ],
  },
  traits: { habit: habits, turn: turns },
};
