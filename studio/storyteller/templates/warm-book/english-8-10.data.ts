/** The warm book in English for readers of 8 to 10. */
import {
  adult,
  aside,
  asideHere,
  given,
  HABIT,
  ifRoom,
  more,
  plants,
  TURN,
  when,
  type BandText,
} from '#studio/storyteller/text/passage.ts';
import { habits, turns } from '#studio/storyteller/templates/warm-book/english-traits.data.ts';

export const english810: BandText = {
  refrains: [
    'Rule [one|number one], [thought|noted] {hero}: you’ve [usually|nearly always] seen the answer already, you just [weren’t looking|called it something else].',
    '“[Nothing|No one] is hidden,” said {hero}, “only [overlooked|not looked at].”',
    '“The [trick|art],” {hero} told {themselves}, “is to look at [it|a thing] until it [looks back|turns into something else].”',
    'Cross out what [can’t be|it isn’t], thought {hero}, and [sit down|have a rest] on what is left.',
  ],
  beats: {
    open: [
      [
        '{Party} lay on the rug in {library}, with {book}, and had been lying there since [lunch|page one|it rained].',
        'That evening [nobody was left|there was no one left] in {library} but {party}, and the book was {book}.',
        'There are [people|said to be people] who can leave a book in the middle, but {party} [had never met one|did not know any]. That evening, in {library}, it was {book}, and it was nearly [closing time|six].',
        '{Party} lived above {library}, and that is [something|much] like living above a [bakery|harbour], only quieter. Tonight it was {book}.',
        'The last sun lay across {library} like a [cat|cloth], and in the middle of it lay {party}, in the middle of {book}, [not to be moved|and could not be spoken to].',
        'Somebody had once left {library} open all night by mistake, and they say that by morning the books had [all moved up one|changed places]. It is that sort of place, and {book} is that sort of book, and {party} had [lost count of time|forgotten supper].',
        '{Party} sat in {library} with {book}, and the [lamps|clocks] might have [walked out|gone home] for all that [anybody noticed|it mattered].',
      ],
      { more: HABIT },
      ifRoom(
        '{Hero’s} feet were up on the {stool}, which had [stood about|been|lived] in there for as long as anyone could [remember|say], and was always [where you didn’t expect it|somewhere else|in the way|a step from where you left it].',
        'Beside {them} stood a [globe|clock], a [lamp|plant] and the {stool}. [Nobody|No one] [looks at|notices] such [things|objects]. They’re what you look [past|over], on [your|the] way to [the next line|a book].',
      ),
      ifRoom(
        '“[Closing|Time|Home, please|Lights|Last page]!” {They} laid {a bookmark} in at the place, and because the right shelf was too [high|far], {they} pushed {book} into the {shelf}, where [no story had ever been before|they keep the tables of weights].',
        'At the bell {hero} put in {a bookmark}, and then, being in a hurry, did a thing one [shouldn’t|doesn’t] do, and slid {book} into the wrong shelf, the {shelf}, [among the cement manuals|next to Drains of the World].',
      ),
      adult('start'),
    ],
    warm: [
      [
        'In the morning {book} lay on the [floor|rug], [wide open|open], all by itself.',
        'When {hero} came back [at dawn|in the morning], {book} was on the [rug|floor], open.',
        '[By morning|Overnight] {book} had got out of the shelf, and lay open on the [rug|tiles].',
        'In the morning {book} lay open on the floor, in the [middle|dead centre] of the rug, [face up|with its spine straight], as if somebody had only just [gone|looked up].',
        'In the morning [the place in the shelf was empty|the shelf had a gap in it]. {Book} lay out on the [tiles|rug], wide open, in the first [grey|pink] light, and it looked [comfortable|pleased].',
        'In the morning {hero} was there before the [lamps|birds], because of {book}, and there it was on the floor, [open|wide awake], two good steps from the shelf.',
        'Somebody had been in there overnight. Some people leave [footprints|fingerprints]. This one had left {book}, open, on the floor of {library}, at a [very good|thrilling] bit.',
      ],
      [
        'The page was warm, the way a [nest|seat|cap] is warm, when [somebody|its owner] has only just left it.',
        '{Hero} [touched it|felt it], and [drew back|pulled back] {their} {hero.hand}. It was [warm|warm as a roll], right [through|to the page numbers].',
        '{Hero} knelt and [put a {hero.hand} on|touched|smelled] the page, and it was warm. Not sunny warm: [pillow|armchair] warm, the [sort|kind] that somebody has just got up from.',
        '{Hero} [picked|lifted] it up, and nearly [dropped it|let go|put it back]. The paper was warm, as a [chair|bed] is when somebody has just got up, and it was not the sun: [that had not got so far|the window was still dark].',
        '[And it was|And, stranger still, it was|It was also] warm. Books have many [qualities|virtues|good points], but [they’re cold|warmth isn’t one] [in the morning|at breakfast]. This one was as warm as [an egg|a loaf], and only on [one page|the left side].',
      ],
      [
        '¶And beyond {hero’s} {bookmark}, a good way on, there was {a leaf} leaf. [Somebody|Someone] was reading along, and had got [further|ahead|past {hero}].',
        '¶It had a second bookmark, too, {a leaf} leaf, [fresh|dewy], [with one bite missing|nibbled], a chapter further on.',
        '¶{Hero’s} {bookmark} was where it ought to be. Thirty pages on there was another bookmark: {a leaf} leaf, bitten at one [edge|side], and still [crisp|wet].',
        '¶[Then {they} saw the second bookmark.|There was a second bookmark in it.|But {hero’s} bookmark had company.] It was {a leaf} leaf, and it was [a whole chapter|thirty pages] ahead of {theirs}. Somebody was reading {hero’s} book, and somebody was [winning|in the lead|not even out of breath].',
        '¶[There were two bookmarks in it|It had two bookmarks now|Two bookmarks stuck out of it|It now had a bookmark too many]. One was {a bookmark}. One was green, and [slightly chewed|missing a corner], and had [got|read] much further: {a leaf} leaf.',
      ],
      aside('start'),
    ],
    case: [
      [
        '{Hero} looked at the [leaf|{leaf} leaf], and the leaf, in its way, looked back. “[Very well|All right],” said {hero}, and [rolled up {their} sleeves|got the magnifying glass]. There was a reader [on the loose|at large|about|in the house|in the night].',
        'So somebody else loved {book}. {Hero} felt as you do when you find [a footprint|a second cup] on your own desert island, and [fetched|went to get] the magnifying glass.',
        '{Hero} [might|could] have been cross, but what {they} felt was closer to [joy|hunger]: out there was somebody who could not leave {book} alone [either|at night]. [{They} went and found the magnifying glass.|{They} went for the big glass.|{They} fetched the magnifying glass from its drawer.]',
        '“We have a case,” said {hero} to the [globe|dictionary], and took down the magnifying glass, through which one can see [fluff|dust] of every [size|age].',
        '[It’s not stealing, to read.|Reading is not stealing.|You can’t call it theft.] It isn’t [even|quite] borrowing, if you put it back on the rug. But it was a mystery, and {hero} had waited for one since [the spring|page one].',
        'A detective needs a glass, a [notebook|pencil] and a way of saying “[Aha|Interesting]”. {Hero} had all three by [breakfast|half past seven].',
      ],
      [
        '¶There was a gap in the {shelf}, and none above it. There was a [smear|scrape] in the dust, two steps long, and dead [straight|slow]. “No [jumper|runner], then,” said {hero}, “no [giant|tall person], and in no hurry.”',
        '¶[First: only the {shelf} had a gap.|The gap was in the {shelf}, and nowhere else.|It had come from the {shelf}.] Everything higher was [untouched|in order], dust and all. So this was a reader who could not [reach|climb], and who had [needed|taken] all night for the two steps to the rug.',
        '¶[A faint line ran through the dust|There was a line in the dust|Through the dust went a track], from the {shelf} to the place on the rug. It was two steps long, and {hero} worked out from the [clock|hours] that it had taken [all|the whole] night. That’s [slower|less] than a [snail|glacier] with a cold.',
        '¶[{They} went over the floor by the inch|{Hero} searched the floor|{They} took the floor first|Then came the floor|{Hero} lay down to look]: no [crumbs|feathers|mud], no [hairs|buttons], no boots, but one [scrape|smear], low down, perfectly [straight|patient], like something slow that does not turn round much.',
        '¶[{Hero} sniffed at the page.|{Hero} put {their} nose in the book.|Next, smells.] It smelled of {leaf}, of [stone|rain], and just a little of [floor|Tuesday]. {They} wrote it down: [low|slow], [warm|round], eats {leaf}. [It made|That made|It was] a [funny|curious] sort of [thief|burglar].',
      ],
      when(
        'giver',
        more(
          'The glass [was a present|came] from {giver}, along with the advice to look at [everything|things] twice, and at the [obvious|nearest] three times.',
        ),
      ),
      when(
        'interest',
        more(
          'It’s the same with {interest}, {hero} [found|thought]: [everybody|everyone] looks at the big part, and the small part is [doing all the work|where it happens].',
        ),
      ),
      asideHere('way', {
        person: [
          '“You be the clever one,” said {friend}, taking the {stool}, “and I’ll [write it down|say ‘good heavens’|be amazed].”',
          '{Friend} sat down on the {stool} and took [notes|the minutes|it all down].',
        ],
        pet: [
          '{Friend} followed the trail nose down, arrived at the {stool}, sat, and looked [meaningful|proud]. “Not now, {friend},” said {hero}.',
        ],
      }),
      '¶{refrain}',
    ],
    'owl.ask': [
      [
        '{Owl} the owl lived on the top shelf and made no secret of it. She had ink on her [beak|feet], bags under her [enormous|famous] eyes, and a way of reading over your [shoulder|head]. “[Officer|Detective|Ah],” she said.',
        'When you look for somebody who’s up at night and loves books, you [don’t have to|needn’t] look [far|long|hard], only up. On the [highest|last] shelf sat {owl} the owl, with one [wing|claw] holding her [place|page].',
        '“Where was I last night?” [repeated|echoed|asked] {owl} the owl from above. [“My dear, where is one?|“Oh, where does one go?|“One was where one always is.] [Awake|About|Reading|Elsewhere].” She said it the way [film stars|suspects] do, in [profile|half-light].',
      ],
      more(
        'Her head turned [slowly away|to the wall], and went on turning, until it was looking at {hero} from the other [side|shoulder]. It is [hard|not easy] to question [somebody|anybody] who can [do that|leave by the back of her neck].',
        '“Do you like {book}?” asked {hero} quickly. “I [adore|devour] it,” said {owl}, and clapped a wing over her [beak|mouth].',
      ),
    ],
    'owl.clear': [
      [
        '¶“But on the FLOOR?” said {owl}, and [went|grew|turned] [thin|flat|tall]. “I’ve not been below shelf [nine|ten|eleven] since the [flood|old king]. There are [people’s socks|boots|draughts|knees], and there are [opinions|toes|crumbs] down there.”',
        '¶“And thirty pages in a night!” said {owl}. “I read {book} between supper and [moonrise|the soup]. I do not need [salad|greens] to mark my place, I simply [remember|finish].”',
        '¶[{Hero} asked her to come down and show how she would do it.|“Then come down here and show me,” said {hero}.|{Hero} held up the book. “Fetch it,” {they} said.] {Owl} looked [over|down from] the [edge|shelf]. She looked [until|so long that] the [shelf|ladder|lamp] shook. “I can fly,” she said [faintly|with dignity|to the ceiling], “but not [down|that low].”',
      ],
      more(
        '[“I’ve heard them, of course,” she said.|“I hear them every night,” she said.|“Mind you, I listen,” said {owl}.] “A page turns, then [nothing at all|silence], till one could [weep|molt], then [a page|another]. I’ve never [met|heard] such a [thorough|maddening|patient] reader.”',
        '[“I’ll tell you one thing,” she called after {hero}.|“One more thing,” she called after {hero}.|“They’ve got taste, though,” said {owl}.] “They [laughed|chuckled] at the joke on page nine. It was ten past [four|three] when they [got|saw] it.”',
      ),
      '¶{refrain}',
    ],
    'cat.ask': [
      [
        'The [book|page] had been warm, and there was one thing in {library} that was always warm, and it lay in the window, in the shape of a [loaf|comma], pretending to be a [cushion|paperweight]. This was {cat} the cat.',
        '{Hero} put a {hero.hand} first on the book, from memory, and then on {cat} the cat. It was [the same|the very same|exactly the same|just the same] warm. “[Interesting|Aha|Well, well|I see],” said {hero}. “Lower,” said {cat}, “and more to the [left|ear].”',
        '{Cat} the cat received {them} lying down, like an [emperor|uncle]. He was warm all over, he’d spent the night indoors, and there was a [page|paragraph] stuck to his [stomach|tail]. Things looked [bad|black] for {cat}.',
      ],
      more(
        '“I was asleep,” said {cat}. “All [night|night long]?” “All [week|year|winter],” said {cat}. “Can [anyone|somebody] [confirm|prove] it?” {Cat} looked at the cushion, which [kept its shape|backed him up].',
        '“Why should I [read|bother|open one]?” [said|asked|yawned] {cat}. “I already know how [everything|every day] [ends|turns out]. [Somebody|Someone] [feeds|strokes] me.”',
      ),
    ],
    'cat.clear': [
      [
        '¶[Then he explained about books|He was glad to explain|It was quite simple]. “One sits on them,” said {cat}. “[Shut|Closed], and by [weight|thickness]. An open one has a [valley|draught|gully] in the [middle|back]. I’m [a professional|no amateur|known for it]. Would I leave one [open|like that|gaping]?”',
        plants(
          'sneezed',
          '¶[{Hero} held the leaf under his nose.|There was a simple test: the leaf.|{Hero} offered him the leaf.] {Cat} did not say [a word|anything]. He got up, went to a corner, and [sneezed|shuddered] [eleven|nine] times, with his back to them. [Nobody|No cat|No actor] can [fake|act] that.',
        ),
        '¶[“Show me how you read,” said {hero}.|“Here’s a book,” said {hero}.|{Hero} laid the evidence before him.] {Cat} walked onto {book}, turned round [twice|three times], and lay down, and the book went shut [beneath|under] him with a [sigh|thump]. He was [a closer|a lid|no reader, he was a lid|a paperweight] by [nature|profession].',
      ],
      more(
        '“They [came|went] by here,” he [added|said], eyes shut, “[on the floor|along the rug|down there]. They don’t [jump|leap], they don’t even [step|hop|pad]. It took so long that I [dreamed|aged|dined] in between.”',
        '“I’ll say this for them,” said {cat}. “Whoever it was got [off|on] a book as gently as if it had been [somebody|asleep].”',
      ),
      '¶{refrain}',
    ],
    'mouse.ask': [
      [
        '[If you want to know what goes on at the {shelf}, ask downstairs.|Next to the {shelf} there was a door, as high as a thumb.|One witness lived right beside the {shelf}.] Behind the skirting board lived {mouse} the mouse, with a [stamp|postcard] for a carpet, and page [one hundred|two hundred] of something in the [larder|oven].',
        '{Hero} lay down [flat|full length] on the floor and knocked, [with one fingernail|twice]. “We’re [closed|full|at lunch],” said [a voice|the wall]. Then {mouse} the mouse came out, [dusted with|in a cloud of] paper, like a [baker|snowman].',
        'The trail ran past a [small|neat round] hole, and in the hole stood {mouse} the mouse, eating something with [print|a picture] on it. He put it behind his [back|tail], and his back was not big [enough|at all].',
      ],
      more(
        '“I only take the [margins|edges|page numbers],” said {mouse}. “[No one|Nobody] [uses|reads|wants] [them|those]! I leave the [words|commas], [mostly|nearly always].”',
        'There were his tracks, {hero} saw: out, to the [biscuit|cocoa] tin, and home by way of the [atlas|poetry]. He was a small person with a [full|varied|busy|greedy] life.',
      ),
    ],
    'mouse.clear': [
      [
        '¶[“Open it, then,” said {hero}.|“Show me,” said {hero}.|“Could you open this?” asked {hero}.] {Mouse} spat on his paws. He got under the cover, said a [brave|loud] word, pushed, [trembled|hummed], and lifted it as far as one [lifts|raises] an eyebrow. Then it came [down|shut|down, on him|home].',
        '¶“Look at me,” said {mouse}, who stood no higher than a capital letter. “A page, in my [life|world], is a [roof|ceiling|sail]. I’d have to [get up|hire] a [team|committee].” And he showed {hero} his [muscle|arm], with the [magnifying|big] glass.',
        '¶[They tried it together, for science.|They did an experiment.|So they tried it out.] {Mouse} ran along a [page|chapter heading], leapt, and hung from its corner, [kicking|paddling], till it turned. It took [both|the two] of them [six|nine|eleven] minutes. “And now,” he [panted|puffed], “comes [reading|the next one|the other side].”',
      ],
      more(
        '“If it’s about the leaf,” he said, “[that’s no work of mine|I’m in the clear]. [See|Look|Notice]: a bite, but no [toothmarks|teeth]. [Somebody|Someone] with a mouth like a [purse|drawer].”',
        '“It goes by at night,” said {mouse}, and lowered his voice. “[Big|Large], and [round|dark]. My [children|nephews] use it to [tell the time|learn counting|frighten each other].”',
      ),
      '¶{refrain}',
    ],
    'squirrel.ask': [
      [
        '[The leaf was the thing.|That left the leaf.|And the leaf?] It must have come from somewhere, and {hero} found out where: from the bed by the garden door, where {leaf} grew, [with bites in it|half of it gone], and {squirrel} the squirrel stood [over|beside] it with [full cheeks|her tail up].',
        'Out in the garden it was so bright that {hero} had to [blink|squint|sneeze|hold up a {hero.hand}]. There was the {leaf}, there were the [bites|marks], and there, on the [wall|bench], in the act of being [elsewhere|innocent], was {squirrel} the squirrel.',
        '“I know nothing!” cried {squirrel} the squirrel, before {hero} had asked. She was standing in the {leaf} at the time, up to the [knees|whiskers], with both paws full of [evidence|greens].',
      ],
      more(
        '“What have you [got|hidden] [there|in your cheek]?” asked {hero}. “[Where|Me|Which cheek]?” said {squirrel}. It went on like this for [some time|two laps of the fountain|three trees].',
        'She confessed to [four|six] nuts, a glove, and something in [March|the autumn]. She confessed [beautifully|at great speed|with gestures|twice]. It was just that none of it was {book}.',
      ),
    ],
    'squirrel.clear': [
      [
        '¶[“Sit down,” said {hero}, “and read me one line.”|“Just read me one line,” said {hero}.|{Hero} held out {book}. “One line, please.”] {Squirrel} took the book. “Once,” she [read|shouted], from the [gate|wall|drainpipe]. “Upon,” from the [gutter|roof|bench]. “[What’s the word after that|What happens next|Is it long]?” she called. “[Never mind|Don’t wait for me|Start without me|I’ll see the film]!”',
        '¶“Thirty pages?” said {squirrel}. “[In a ROW|Sitting DOWN|On ONE chair]?” She’d gone quite [still|pale], which lasted as long as it takes to [say so|notice]. “I’d have been round the [world|block|moon] by page [two|three].”',
        '¶{Hero} asked her to keep her feet on the ground for one minute, by the [church|library|kitchen] clock. At [eleven|nine] seconds they [left|took off] on their own. {Squirrel} went with them, [apologising|waving].',
      ],
      more(
        '“But I’ll tell you who [does it|eats it],” she [said|called], “or I would, if I’d ever stayed to see the end of it. It’s a bite, then it’s [lunch|afternoon], then it’s another [bite|one].”',
        '“There’s a gap in that door,” she [called|cried], [upside down|from a drainpipe], “right at the bottom. Something puts its [head|neck] out at dawn and eats my {leaf}, and it’s never once [run|hurried]!”',
      ),
      '¶{refrain}',
    ],
    'robot.ask': [
      [
        'Every night at nine {robot} the robot came out of its cupboard and put {library} to rights. [It had keys, arms and no witnesses.|It had two arms and all the keys.|It was alone in there until seven.] “You handle books in the [dark|small hours],” said {hero}. “[Correct|Affirmative],” said {robot}.',
        '{Robot} the robot never sleeps, which is the first thing one looks for in a [suspect|night reader]. It stopped when {hero} stepped in its way, and hummed a little, as [one does|people do] with nothing to [hide|do|declare].',
        '“You were here at midnight,” said {hero} to {robot}, the robot. “I was here at [every|each] midnight,” said {robot}. “[Also|And] at one minute past, which is [nicer|quieter].”',
      ],
      more(
        '[“Do you ever look inside a book?” asked {hero}.|“Do you read the books?” asked {hero}.|“And you never open a book?” asked {hero}.] There was a [click|whirr]. “I once saw a [poem|picture],” said {robot}. “I had to be [restarted|oiled|carried out|unplugged].”',
        'It swept round {hero’s} shoes while they talked, then round the {stool}, with [great|special] care. {Hero} [thought nothing of it|took it for tidiness|did not write it down|was impressed].',
      ),
    ],
    'robot.clear': [
      [
        plants(
          'cold',
          '¶[{Hero} put a {hero.hand} on its chest.|{Hero} reached out and felt it.|There was a test for that. {Hero} touched its arm.] It was like touching a [spoon|frozen pond]. Whatever had lain on that page all night, it had been [alive|awake], and [fond of it|comfortable|fond of reading]. {Robot} looked [down|at the hand]. [“That was nice,” it said.|“You may leave it there,” it said.|“Interesting,” it said.|“Nobody does that,” it said.|“Again, please,” it said.]',
        ),
        '¶“On the floor, [open|wide open],” said {robot}. [Something|A small thing] inside it [tripped|rang|fell over]. “I put [seven|nine] thousand books to bed [each|every] night, with [straight|level] spines. Please do not [say|use the word] [floor|open] again.”',
        plants(
          'cold',
          '¶“My working temperature is [four|six] degrees,” said {robot}. “You [were looking|came] for something [warm|warmer]. I have been [looking|hoping] for it too[| for years].” {Hero} gave it a [hug|pat|long hug], and [crossed|rubbed] it off.',
        ),
      ],
      more(
        '[“I can offer a measurement,” it said.|“I have data,” it said.|“There is one irregularity,” it said.] “One object in this hall is never [where I left it|in the same place]. [Speed|Its speed]: [two|one or two] [rugs|steps] a night. I have [reported it|sent a report], and they [laughed|said furniture does not walk].”',
        '“There is chewing,” said {robot}. “From [about|a little after] [eleven|ten]. [Low, moist|Quite low down|Near the rug]. I’ve swept the [whole|entire] floor for it, I have even swept [round|in between] the furniture.” It [thought|hummed|stopped]. “Not [under it|underneath it|under it, perhaps].”',
      ),
      '¶{refrain}',
    ],
    stool: [
      [
        plants(
          'pulled',
          'What {hero} needed was a book about [thieves|tracks], and those are kept up high, so {they} pulled the {stool} across. It was [heavier|warmer] than it looked, and it seemed to {them} that it [braced itself|pulled the other way].',
        ),
        plants(
          'fell',
          'On the way to the desk {hero} fell over the {stool}. “[Who put you there|You again|Do you walk]?” {they} said, rubbing a [shin|knee]. [It had been at the window that morning.|It had been by the lamp at breakfast.|It had surely stood elsewhere.] Or had that been [yesterday|another day]?',
        ),
        plants(
          'sat',
          'In every case [there comes a time|one gets to the point] when one has to sit down. {Hero} sat down on the {stool}. It let out a long, slow [breath|sigh], the way [old leather|furniture] does when you have had a [big|late] lunch.',
        ),
        '{Hero} got up on the {stool}, to see it all from above: the shelf, the rug, the trail. From up there you could see [everything|the whole hall], apart, of course, from what you were [standing on|using].',
      ],
      [
        '¶“[Sorry|Pardon me],” said {hero}, from habit, and [put it straight|patted it]. It was odd how one talked to [furniture|things] when one worked [alone|too hard]. [Something|One thing] about its feet was [bothering|nagging at] {them}. But then the clock struck, and it was [gone|time for tea].',
        '¶There was a shred of {leaf} by its foot. Somebody’s [lunch|salad], thought {hero}, and {they} looked [up|away], where the light was better and there was [nothing at all|less] to see.',
        '¶{They} took [notes|a great many notes], about the [windows|draughts], the locks, the [lamps|ladders]. There was a drawing, too, of the whole room, with a small round thing in the [corner|middle], for [decoration|balance].',
      ],
    ],
    think: [
      [
        '[The lamps came on|It got dark|The lamps were lit|It was suppertime|The clock struck six|The light was going|The rain had stopped]. {Hero} had a [list of alibis|row of clean suspects], a leaf, and a thief who was low, slow, warm, and [in love with|halfway through] {book}. It [fitted|suited] no one {they} [knew|could think of|had ever met].',
        'It was like a riddle: what’s [low|close to the ground], takes all night for two steps, eats {leaf}, and reads? {Hero} did not [know|have it]. {They} only had a feeling that {they} [did|had met it].',
        '{Hero} sat among the evidence until the light went [yellow|gold]. It [could not be|wasn’t] {helper1}, and it [could not be|wasn’t] {helper2}. It was somebody low, slow, warm and fond of {leaf}, and there was no such [person|animal] in the [building|whole library].',
        'Suspect after suspect, and all as innocent as [milk|rain]. “[Low|Low down],” said {hero} aloud, “and [slow|in no hurry]. [Doesn’t jump, eats|Never jumps, likes] {leaf}, reads [every|each] word.” It sounded like someone one would [like|notice].',
        '[So {they} wrote it on a card|{Hero} said it over, to the lamp|{They} drew it, and looked at the drawing|{They} said it slowly, with {their} eyes shut]: [can’t reach, won’t hurry|low, unhurried|low and slow], [warm|a reader], {leaf}. Either there was a stranger hiding in {library}, or there was a thing here that [wasn’t what it said|nobody had ever asked].',
        '{Helper1} was crossed [out|off], and so was {helper2}. What was left was a [small|short] list of what {hero} knew, and it was [all adjectives|like a riddle]: low, slow, warm, green at the [edges|corners].',
      ],
      more(
        '¶[You have [seen|looked at|passed] everything that {hero} has.|Nothing was shown to {hero} that you did not see.|You were there the whole time, too.|You know [exactly|just] what {hero} knows.|All that {hero} saw, you saw.] You may [even|well] have seen [more|it better|it sooner], because you weren’t [busy being clever|carrying a glass]. If you [want|care] to [go|turn] back and look at the [pictures|pages] again, now is the [time|moment].',
        '¶This is the [place|page] where the reader may [stop|put the book down|shut both eyes] and think. [Everything’s been shown|It’s all on the table|It has all been said], and nothing’s been [hidden|added|locked up]. It’s been there, [in fact|come to that], [since the [first|very first] page|all along].',
      ),
      more(
        '{Hero} put both feet up on the {stool} and shut {their} eyes. Somewhere [quite|very] close, something [swallowed|held its breath|did not move].',
        plants(
          'asked',
          '“[What would you do|Who was it, do you think|And you, what do you say|Any theories|You were here, weren’t you]?” {hero} asked the {stool}, for want of a [partner|sergeant]. It [thought about it|considered], but {hero} did not [wait|stop] for the answer.',
        ),
        'There was [only|just] one way to [meet|catch] a night reader, and that was to be [there|up|one].',
      ),
      asideHere('trouble', {
        person: [
          '“Whoever it is,” said {friend}, “I know what they want: to know how it [ends|comes out].” {Hero} [turned round|sat up] slowly.',
          '“If somebody told ME the end,” said {friend}, “I’d [scream|bite|faint].” {Hero} looked at {friend} for [some time|a long moment].',
        ],
        pet: ['{Friend} stared straight at the {stool}, patiently, as one does with [the slow|beginners].'],
      }),
    ],
    night: [
      [
        'So {hero} [stayed|stayed there|waited], to see who [came|it was|would come]. A library at night is [never quite|never really|only half] shut. {Hero} crouched beside the table, the torch switched off, and listened to the [spines|shelves] tick as they cooled, like [somebody counting|small clocks].',
        'So {hero} [kept watch|stayed up|sat up that night|hid by the desk|did not go home]. [The clock struck eleven, and it took its time|Ten struck, then eleven, and nothing came of it|The clock struck, as if each stroke had to be fetched|Eleven struck, and nothing stirred]; {hero} had a [cushion|blanket], a torch that wasn’t on, and a good view of {book}, which lay in the moonlight on the rug like [cheese|bait].',
        'So {hero} [lay in wait|waited up|stayed the night|sat down to wait]. By midnight {they} had stopped feeling {their} [left|right] foot, and by one {they} had stopped [minding|missing] it. {Book} lay in a square of moon, and nobody came, and then nobody [came again|came some more|went on coming].',
      ],
      [
        '¶Then, very low, very far apart: [shuff, shuff|scrape, shuff|shuff… and shuff]. {They} [counted|could count] to [forty|sixty|fifty] in between. It was the [most patient|slowest] sound {they} had ever [heard|been afraid of].',
        '¶And then a page of {book} [rose|lifted] at one corner, [slowly|by itself], stood up in the [moonlight|moon], and lay down on the other side. There was no hand, and [nothing near|nobody by it] but the [stool|footstool|{stool}].',
        '¶[What came was hardly a noise: fff.|It was hardly a noise at all: fff.|Then the very smallest noise: fff.] A page had gone over, [slowly|softly], like somebody turning in [bed|sleep]. After it came chewing, and the sort of [quiet|silence] in which somebody is [thinking|reading].',
      ],
      more(
        '{Hero} [stared|looked] till the dark had [spots|freckles|edges]. There was the [rug|desk], there was the [globe|lamp], there was the {stool}, and there was nobody there at all.',
        '{Hero’s} heart was making such a [noise|din] that {hero} wanted to [shush|hush] it.',
      ),
      asideHere('trouble', {
        person: [
          '“If it’s a ghost,” [whispered|breathed] {friend}, “at least it’s a ghost who reads.”',
          '{Friend} squeezed {hero’s} {hero.hand} so hard that [both of them|they both] squeaked.',
        ],
        pet: ['{Friend} lifted one ear, and put it down again. It was only [who it always was|the usual].'],
      }),
    ],
    turn: [
      TURN,
      [
        '¶“Of course, you can’t know about the [uncle|twins|treasure] yet,” said {hero} to nobody, [kindly|pleasantly]. “In {book} everything changes at the very end, when…”',
        '¶“It’s a wonderful book, {book},” said {hero} to the dark, in an ordinary voice. “And [what I like best|the best of it|my favourite bit] is the [end|ending]. [You’d never guess|It’s a surprise|I gasped|I had to sit down|It’s not what one thinks]. On the very last [page|line] [it|it all] [turns out|comes out] that…”',
        '¶{They} did not [switch on|touch] the torch, {they} did [a far worse|a meaner] thing. “I’ve read it, you [know|see],” said {hero} [conversationally|pleasantly|to the room]. “I know [how it ends|the end|how it comes out|who did it]. [It|It all|The whole thing] [ends|stops] [with|when]…”',
        '¶“Page two hundred and [eleven|six|ninety],” said {hero}, loudly and [clearly|slowly|kindly]. “The last [paragraph|line] of {book}. [Everybody’s|They’re all] on the [roof|beach|stairs], and then [they find out|it turns out] that the whole time…”',
        '¶And so {hero} said the [cruellest|hardest|meanest] words that can be said in a [library|reading room|room full of books]. “Shall I tell you,” {they} asked the dark, “how {book} ends? [Well|You see], in the [last|very last] [chapter|scene]…”',
      ],
    ],
    reveal: [
      [
        '“Have [a heart|mercy|pity]!” It was the {stool} that spoke. “I’ve waited [all day|since sunrise] to find out if [they escape|he can swim]!”',
        '“[One moment|Objection|Excuse me|I beg your pardon]!” said the {stool}, [quite loudly|rather shrilly]. Then, since it was too late to have [said nothing|been furniture], it added: “Please don’t [tell me|say] how it [ends|comes out].”',
        '“DON’T!” cried the {stool}. “[Oh, please|I beg you|Not that]! I’ve got [forty|sixty] pages left, and I’ve been [so careful|saving them]!”',
        '“[Stop|No|Enough]!” It was a small, [dry|cracked|dusty], [horrified|outraged|stricken] voice, and it came from the {stool}. “Not the [end|ending|last page|last word]! I [don’t even|never] look at the [last page|pictures in advance]!”',
        '“La la la!” shouted the {stool}, and, having no fingers, stuck its head under the [rug|book]. “I’m not [listening|here|in], I’m [a stool|furniture|out]!”',
      ],
      [
        '¶And so {hero} met {turtle}, a turtle, who had come into {library} before there were [lamps|lifts], and been taken for a footstool by [everyone|four librarians]. She had {leaf} on her chin.',
        '¶It [stretched|yawned|coughed], and it had [knees|elbows|wrinkles]. It turned on {hero} a small, green, [embarrassed|dignified|crumpled|ancient] face. “{Turtle}, turtle,” it [said|murmured|whispered|announced]. “I’m not [really|strictly|quite] [furniture|a stool], I [just|only] never liked to [say|interrupt|mention it].”',
        '¶[There was a silence while everybody thought about what had just happened.|It was very quiet for a moment.|Nobody said a word, least of all the furniture.|One could hear the moon come in.|Somewhere a book fell over.] Then the {stool} put out a head, and four feet, one after another, and became a turtle. “{Turtle},” she [said|said, politely|whispered]. “I [suppose|believe|fear] you’ve [sat on me|stood on me], now and then.”',
        '¶[On went the torch.|{Hero} switched on the torch.|Now for the torch.] The {stool} [had|had grown|put out] a neck. It had a chin, with {leaf} on it, and two very [old|bright] eyes, and a name, which was {turtle}. She was a turtle, and she’d been one for [a hundred|ninety|eighty] years[| already| and a bit].',
        '¶It is [a remarkable thing|something|quite a thing] to see furniture [blush|get up|clear its throat]. It went left, it went right, it [raised|hoisted] itself on four [wrinkled|short] legs, and {turtle} the turtle looked out at the [front|top]. [“You’ll be wanting your book,” she said.|“I kept your place,” she said.|“It’s very good,” she said.]',
      ],
      [
        '¶{Hero} thought of all the [feet|teacups], and went [red|hot]. “You [might|could] have [said something|bitten someone|coughed].” “In a library?” said {turtle}, [shocked|amazed|pink].',
        '¶[Low, slow|Slow, low], warm, from [lying|sleeping] on the page to think, and [all that|the] {leaf}! {Hero} had gone all over the library for the [answer|culprit], and come back each time to the {stool}.',
        '¶[“But you were here,” said {hero}.|“You heard it all,” said {hero}.|“You were there all day!” said {hero}.] “I was in the room when you [named the suspects|made your list],” said {turtle}. “I thought it was [very well|beautifully|so nicely] [done|put|worked out]. [I wondered who it would be.|I had no idea it was me.|I was quite hoping for {helper1}.]”',
        given(
          'not told:asked',
          '¶[“Why did you never say anything?” asked {hero}.|“You could have told someone,” said {hero}.|“Why didn’t you speak?” asked {hero}.|“All those years,” said {hero}, “and not one word?”|“But why a stool?” asked {hero}.|“You never even sneezed,” said {hero}.] “Nobody ever asked the stool,” said {turtle}, “they only [put their feet up|sat down|fell over me].”',
        ),
        given(
          'told:asked',
          '¶[“Why did you never say anything?” asked {hero}.|“You could have told me,” said {hero}.|“All those years,” said {hero}, “and not one word?”|“Why didn’t you speak?” asked {hero}.] “You did ask the stool,” said {turtle}, “but you never [waited|stayed] for the answer. [Nobody does|No one ever has].”',
        ),
      ],
      ifRoom(
        '“When a page is [good|exciting|sad|beautiful], I [lie down on|sleep on] it to think,” she said, [and that was why it had been|which was why it had been|so that was why it was] warm.',
        '“I turn the pages with my nose,” she said, “and [lie|rest|sleep] on [each|one] till [I’ve thought it over|I’ve understood it|morning],” and {hero} thought of the warm [page|paper].',
      ),
      aside('turn'),
    ],
    tell: [
      [
        '[“I only came in to get warm,” she said.|“I came in out of the rain,” she said.|“It was a cold winter,” she said.] “I drew in my head, for [politeness|the draught], and [an old gentleman|a judge|a poet] put his feet up. He looked so [comfortable|tired|happy]. That was [fifty|sixty|some fifty] [years|winters] ago.”',
        '“One gets used to it,” said {turtle}. “You hear [things|this and that]. [People read half-aloud, you know, with their feet up.|People mumble when they’re comfortable.|They move their lips.] But it’s always the [middle|one page], and then they [leave|take it home].”',
        '“I can read, of course,” said {turtle}. “I [taught myself|learned], from the {shelf}. It’s all I can [reach|get at]: Cement, Volume [Two|Four], [Tables of Tides|Lists of Ships]. I know [a very great deal|all there is to know] about [cement|drains|gravel].”',
      ],
      [
        '¶“And then [you put that in|there it was], next to the [cement|tides|drains]. [I thought, well, another manual.|I expected more drains.|[I thought it was Cement, Volume Five.|I was ready for Cement, Volume Five.]] [I opened it with my nose.|I got it out with my nose.|I had a look.] And there was [somebody|a whole sea] in it,” said {turtle}, and had to stop for a [moment|little].',
        '¶“{Book},” she said, as one says the name of a [friend|country]. “I didn’t know [they made them like that|there were such things|one could do that]. I’d had [fifty|sixty] years of facts. I lay down on the first page so that it would not [get away|be gone in the morning].”',
        '¶She laid one foot on {book}. “I [only|just] meant to do one page, but it said: turn over, so I [did|turned over]. It’s a [slow|long|ticklish] business, with [a|only a] nose. I was never so [tired|happy] [in my life|before].”',
      ],
      more(
        '{Hero} looked up into the dark, at shelf after shelf after shelf: the pirates, the [ghosts|islands], the whole of [the moon|India]. Eleven rows of them, and {turtle} had never got past the first.',
        '“I’m [sorry|so sorry|ashamed] about my [feet|cocoa|boots],” said {hero}. “You’ve [nice|light] feet,” said {turtle}. [“There was an inspector of taxes, in my time.”|“You should have met the brass band.”|“The colonel had spurs.”]',
      ),
    ],
    end: [
      [
        'It was {turtle’s} turn to hear a whole book read aloud, after [fifty|sixty] years of [scraps|drains]. She asked for the [title|first word] twice. “{Book},” read {hero}, and [began|started again] at the beginning, for both of them.',
        'So they read, {hero} aloud and {turtle} [under her breath|with her chin on the page], and neither of them said what everyone says in a library at dawn, which is that it’s [late|time to stop].',
        'They [finished it together|made an end of it]. {Hero} read, and {turtle} turned the pages, when she was done thinking, and not [before|sooner], and {hero} found out that {book} is twice as long that way, and [twice as good|there’s more in it].',
        '[{Hero} went back thirty pages, to where they were level|{Hero} turned back to {their} own page], and read it out. {Turtle} laughed at the joke on page nine a little after page [twelve|fourteen]. By the last line there was [sun|a stripe of sun] on both their [noses|chins].',
        '“And now?” asked {turtle} at the last full stop, as if she hardly dared. [{Hero} was already on the ladder.|{Hero} had run for the ladder.|Up the ladder went {hero}.] “Pirates,” {they} called down, “or [ghosts|volcanoes]?” “Are there [really|truly] both?” said {turtle}.',
        '[Morning found the pair of them on the rug|The first light found two readers on the rug|By dawn they lay on the rug], shoulder to shell, on the last page. “Slowly,” begged {turtle}. {Hero} had never in {their} life read so [slowly|carefully]. There were things on that page {they} had [missed|run past] three times.',
      ],
      aside('end'),
      adult('end'),
      ifRoom(
        '¶There’s a new footstool in {library} now, from a shop. {Hero} has looked at it [closely|under the glass], said good [morning|evening] to it, and [waited|stopped] for an answer. You [can’t be too careful|never know|don’t make that mistake twice|can’t tell, with legs].',
        '¶If you borrow a book there, you may find two bookmarks in it, {a bookmark} and {a leaf} leaf, on the same page. [Please leave|Leave|Kindly leave] them [there|alone|be]. Somebody’s [still thinking|not done with it|coming back].',
        '¶[A walking stool has not been reported since|Nobody has tripped over anything since|There have been no more cases since], but {turtle} has a [cushion|library card] of her own these days, and when people come in and look for somewhere to put their feet, {hero} says: “[Ask first|That’s taken].”',
        '¶By now, {turtle} is on the second shelf. They get carried down to her, [a book|one book] a [month|fortnight|season]. At that rate, they’ve worked out, she’ll be [through|done] in [nine hundred|eight hundred] years. “Lovely,” was all {turtle} said to that.',
      ),
    ],
  },
  asides: {
    start: {
      person: [
        '“Perhaps it reads itself,” said {friend}, “when it [gets bored|can’t sleep].”',
        '“It wasn’t me,” said {friend}. “I’d have [skipped|looked at the end].”',
        '{Friend} put an ear to it. “It’s [purring|breathing],” said {friend}, who likes a good story.',
      ],
      pet: [
        '{Friend} sniffed the leaf, looked across the room, and [wagged or smiled|blinked]. Nobody [took this down|thought to ask].',
        '{Friend} lay down on the warm page at once, like someone who [recognises quality|knows a good bed].',
      ],
    },
    way: {
      person: [
        '“You be the clever one,” said {friend}, “and I’ll be the one who [says ‘good heavens’|carries things].”',
        '{Friend} [looked|searched] under everything for more {leaf}, and found it only [beside|next to] the {stool}.',
        '“I suspect everybody,” said {friend}, “[even you|beginning with breakfast].”',
        '“Low and slow,” said {friend}, and [wrote it down|counted on two fingers]. “Who is that?”',
      ],
      pet: [
        '{Friend} followed the trail nose down, arrived at the stool, sat, and looked [meaningful|proud]. “Not now, {friend},” said {hero}.',
        '{Friend} questioned the [rug|coal scuttle], at length, with one paw.',
        '{Friend} took a nap in the middle of the evidence, [on principle|as is traditional].',
        '{Friend} brought {hero} a slipper, in case [it helped|slippers were involved].',
      ],
    },
    trouble: {
      person: [
        '“We could just ask it nicely,” said {friend}. “Ask [whom|who]?” “Well, [it|whoever].”',
        '“If it’s a ghost,” [whispered|breathed] {friend}, “at least it’s a ghost who reads.”',
        '{Friend} squeezed {hero’s} {hero.hand} so hard that [both of them|they both] squeaked.',
      ],
      pet: [
        '{Friend} stared straight at the {stool}, patiently, as one does with [the slow|beginners].',
        '{Friend} lifted one ear, and put it down again. It was only [who it always was|the usual].',
      ],
    },
    turn: {
      person: [
        '“I’ve told that stool SECRETS,” said {friend}, [very red|hoarsely].',
        '“I once left chewing gum on you,” said {friend}. “I know,” said {turtle}. “[Mint|Cherry].”',
      ],
      pet: [
        '{Friend} walked over and touched noses with her, like [an old friend|colleagues]. So that was why [the dish|it] was always empty.',
        '{Friend} looked from one to the other. Was it possible that they had not [known|smelled it]?',
      ],
    },
    end: {
      person: [
        '“Do the voices,” mumbled {friend}, from [inside a curtain|under two cushions].',
        '{Friend} apologised to the desk, the lamp and both [chairs|bins], to be on the safe side.',
      ],
      pet: [
        '{Friend} slept between them, one ear in [each|either] chapter.',
        '{Friend} was told that {friend.they} had been a wonderful [detective|help], and yawned: it had been so [easy|long].',
      ],
    },
  },
  adults: {
    start: [
      '“One more page,” said {grownUp}, who knew [how long that is|the value of such promises], and sat down.',
      '{GrownUp} put out the lamps, one by one, starting [furthest away|at the back], to give them time.',
      '“Mind the footstool,” said {grownUp}, who had [found it with a toe|fallen over it] that day.',
    ],
    end: [
      '“I’ve [dusted|moved] that stool for years,” said {grownUp} slowly. “It always [seemed|looked] so pleased.”',
      '{GrownUp} came in, in slippers, saw who was reading to whom, and made tea for [three|one more].',
      '“Madam,” said {grownUp} to {turtle}, quite [pale|pink], “about the flowerpot that I used to [stand on you|put there].”',
    ],
  },
  traits: { habit: habits, turn: turns },
};
