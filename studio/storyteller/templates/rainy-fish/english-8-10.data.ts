/** The rainy fish in English for readers of 8 to 10. */
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
import { habits, turns } from '#studio/storyteller/templates/rainy-fish/english-traits.data.ts';

/**
 * What runs through a book: `fresh`, an umbrella that has never been wet; `joke`, somebody who laughs at it; `enough`, a
 * hero who has had too much of what the fish has never seen.
 */
const thread = (fresh: Passage, joke: Passage, enough: Passage): Passage[number] =>
  takes('thread', { fresh, joke, enough });

export const english810: BandText = {
  refrains: [
    '“Is [this|that|this one|that one] it?” [asked|said] {fish}. “Not yet,” said {hero}, [who was beginning to dislike the words|and hoped it was true|in the voice one uses for hospitals].',
    '“Is [this|that|this one|that one] it?” [asked|said] {fish}. “[No|Well], not yet,” said {hero}, and [noticed|thought] how much [hope|waiting] fits into a yet.',
    '“Is [this|that|this one|that one] it?” [asked|said] {fish}. “Not [yet|just yet],” said {hero}. It is a [useful|small] pair of words: [there is a door in it|it is nearly a yes].',
    '“Is [this|that|this one|that one] it?” [asked|said] {fish}. “Not just yet,” said {hero}, [as politely as {they} could|with {their} chin up], and the sea said [hush|wait].',
  ],
  beats: {
    open: [
      thread(
        [
          [
            'On the day {hero} got the umbrella, the rain packed up and left. That was [five|six|seven] weeks ago. Since then {party} had carried it [through three towns|up two mountains], and now down to {bay}, where it had not rained for [seven|nine|eleven] years.',
            'The umbrella was new, and in all the [six|five|four] weeks of its life it had not rained once. {Party} had brought it to {bay}, where it had not rained for [seven|nine|eleven] years, [because one never knows|which seemed only fair].',
            '{Hero} had wanted an umbrella, and had got one, and then the rain had stopped, [everywhere|like a tap]. Now {party} [sat|lay] under it at {bay}, in a round shade [the size of a table|that kept moving away].',
            'An umbrella that has never been wet is like a [drum nobody has hit|cake nobody has cut]. {Party} had carried this one [about for weeks|everywhere], and now even to {bay}, where it last rained [seven|nine|eleven] years ago, on a Tuesday.',
          ],
        ],
        [
          [
            '“Expecting a flood?” asked the {seller} of {bay}, as he did [every hour|whenever he came by], and looked up at a sky without a [crumb|thread] in it. {Party} moved a little deeper under the umbrella.',
            'The {seller} of {bay} had a joke about {party} and the umbrella, and told it to [every customer|the gulls|his donkey]. It was [not a bad joke|getting longer].',
            'It had last rained in {bay} [seven|nine|eleven] years ago, on a Tuesday. So when {party} put up an umbrella, the {seller} [sat down to enjoy it|fetched his brother to see it], and by [noon|ten] he had a joke about it.',
            'An umbrella at {bay}, said the {seller}, was like [a sledge in a bakery|a snow shovel in an oven], and laughed till [his stall shook|the gulls got up]. {Party} had heard it [twice|four times] that day.',
          ],
        ],
        [
          [
            '{Party} had found {bay} on the map because of one word, printed in small letters along the whole coast: dry. At home the [ducks wore boots|post came by boat]. Here the umbrella had [no work|the week off], and gave shade.',
            'Where {hero} lived it rained [as a profession|on purpose], and so {party} had come to {bay}, where it had last rained [seven|nine|eleven] years ago, on a Tuesday. The umbrella had come [because nobody had told it to stay|out of habit].',
            '{Party} had come to {bay} to dry, which had taken [three|two|four] days. The umbrella, which knew only rain, had [learned|taken up] shade, and made a round piece of it, [the size of a table|not badly].',
            'There is no rain in {bay}; {hero} had asked [twice|three times], to be sure. At home there was hardly anything else. {Party} lay under the umbrella and enjoyed [every drop that did not fall|the quiet on top of it].',
          ],
        ],
      ),
      when(
        'giver',
        more(
          '{Giver} had sent it [by post|by bus], from a town where it rains [sideways|as a hobby], with a label: [you never know|just in case].',
          'It was from {giver}, who did not [believe in|trust] blue sky, and had [written|said] so [twice|in ink].',
        ),
      ),
      { more: HABIT },
      more(
        'The sky was so blue and so empty that it [looked unfinished|seemed a waste|might have been ironed], and the sand [hummed|ticked|sang] with heat.',
        'A [dog|cat|goat] walked from shade to shade, like somebody [crossing a river on stones|visiting aunts|paying bills].',
        'The sea came in, looked round, found it [too hot|all as before], and [went out|lay down] again.',
      ),
      adult('start'),
    ],
    ask: [
      [
        'Somebody down where the sea ends [coughed|cleared his throat]. It was {fish} the fish. “That [roof|round thing],” he said, and nodded at the umbrella, “has been on my mind. What is it [for|against]?”',
        '{Fish} the fish had waited, [politely|on one spot|since breakfast], for somebody to explain the umbrella. Nobody did. “That [tall|round|big] thing with the handle,” he said at last, “[what does it keep out|what does it catch|what is it for]?”',
        '“Forgive me,” said {fish} the fish, from the shallows, “but that has been [bothering me|on my mind] since [ten o’clock|breakfast]. [What is it for|What does it do|Is it yours]?” He [meant|was staring at|had swum twice round the shadow of] the umbrella.',
        '{Fish} the fish had come as far as [a fish can|there was sea], and looked at the umbrella with [first one eye, then the other|his head on one side]. “May I [ask|inquire] what that [does|is for|is up to]?”',
        '“Is it alive, and what is it [for|here for|up to]?” asked {fish} the fish, who could not bear [not to know|an unasked question], and was [pointing|nodding] at the umbrella.',
      ],
      [
        '“For rain,” said {hero}, and thought that was the end of it. With {fish} it was [seldom|never] the end of it. “And rain,” he said, “[would be|is] what?”',
        '“It’s for [rain|the rain|when it rains],” [said|explained|answered] {hero}. There was a [pause|silence|long look], and a [bubble|small cough|blink]. “I’m sure it is,” said {fish}. “And what[| on earth| in the world] is [rain|that]?”',
        '“It keeps [off|away|out] the [rain|wet|rain, mostly].” “Ah,” said {fish}, in the tone of one who [has missed the lesson|means to find out|has come in at the end|takes notes]. “And rain is what, [exactly|in short|if I may ask|more or less]?”',
        '“[Rain|For rain|The rain],” said {hero}[| simply| shortly]. {Fish} tried the word [twice|backward and forward|on his tongue], and [said|decided|reported]: “We [haven’t got|don’t keep|have never had] that. [What is it|Is it nice|Is it bigger than me]?”',
      ],
      more(
        '“[Water|Just water|Cold water], [falling|coming|dropping] out of the sky.” “All of it?” asked {fish}, and [drew in his fins|looked up, alarmed]. “No, in [bits|drops|pieces|crumbs].” “Who [cuts it up|does the bits|sees to that|has the patience]?”',
        '“The [sky|air|cloud] lets go of [some|a little|its] water.” “And does one [give it back|say thank you]?” asked {fish}, who was a [tidy|careful] thinker.',
        '“You get [wet|soaked|wet all over],” {hero} [explained|told him|said]. {Fish} waited for the rest. It is not [easy|a simple matter] to explain wet to a [fish|fish in the sea].',
      ),
      when(
        'interest',
        more(
          '{Hero} tried to explain it [by means|with the help] of {interest}, which [helped neither of them|took them both a long way off|{fish} liked, and did not understand either].',
          '“Think of {interest},” {hero} [began|tried|said], and [then thought better of it|saw that it was no use|got lost at once].',
        ),
      ),
    ],
    wish: [
      [
        '“Then there is [something|a thing] up there that I have never [asked about|met],” said {fish}, and one could see that it [hurt|stung]. “I want [one|some]. [A worn one will do|It may be an old one].”',
        '“[All my life|Since the egg|Day and night],” said {fish}, “I have been wet [all over|from every side|throughout], and I should [so |]like to be wet [a little at a time|by appointment|in places|now and then].”',
        '{Fish} was silent for as long as it takes a wave to [come and go|make up its mind]. “I want [one|one of those|some],” he [said|announced|decided]. “Just [one rain|the one|a single one]. I’d [look after it|be careful with it|give it back|keep it nicely].”',
        '“And it happens to anybody?” asked {fish}. “One [need not|doesn’t have to] be [invited|important|rich]?” He looked at the [sky|blue sky] as [you look|one looks] at a [shop window|cake behind glass|closed door].',
      ],
      thread(
        [
          [
            '“So do I,” said {hero}, and looked up along the handle. “We could go on waiting, or we could [stop waiting and fetch one|go and get it].”',
            '“[That makes|Then that’s] two of us,” said {hero}. “I’ve been waiting for it since [the umbrella came|my birthday]. [Let’s|We’ll] [find|get] one.” It was the [sort|kind] of thing one says, and then [has to do|is stuck with].',
            'Some promises are out before [the head is up|anybody has checked them|one has read them through]. “I’ll [find|get|fetch] us one,” said {hero}, [who wanted it as much as {fish} did|for the umbrella’s sake, too|and meant it].',
          ],
        ],
        [
          [
            '“He wants WHAT?” said the {seller}, and had to [hold on to his stall|sit down]. That decided it. “I’ll [get|find] you [one|some],” said {hero} to {fish}. “[Today|Before he shuts his stall].”',
            '“Rain! In {bay}!” cried the {seller}, who had [good ears|been listening], and [began|started] his joke again. “By [supper|tonight],” {hero} told {fish}, [louder than was wise|without checking it first].',
            'The [sensible|wise|honest] thing was to say no. But the {seller} was [listening|laughing again], and so {hero} said: “[By supper|By tonight].”',
          ],
        ],
        [
          [
            '{Hero} thought of all the rain that ran down the [gutters|windows] at home, with nobody to want it. “I’ll [find|get] you some,” {they} said. It seemed [only fair|the least one could do].',
            '“You want to be rained on, [on purpose|by choice|without having to]?” [asked|said] {hero}, and {fish} nodded [till he spun|like a cork|hard]. [“Then I’ll find you one.”|“Then we’ll get you some.”|“That can be arranged.”|“Then that is what you’ll get.”]',
            '“You can have ours,” said {hero} at once. But it was [nine|seven|eleven] hours away, by train, and {fish} was [here|looking up]. “I’ll [find|get] you [one|some] here.”',
            '{Hero} had never heard anybody ask for rain. At home they only asked when it would [stop|end]. “I’ll [find|get] you [some|one], then,” {they} said, [in some surprise|and was surprised to hear it].',
          ],
        ],
      ),
      more(
        'They shook on it, {hero.hand} and fin, [and it|which] [slipped|squeaked|took three tries].',
        'The sun, which had heard all this, [shone|went on shining], [in the most insulting way|without a word].',
      ),
    ],
    dive: [
      [
        'The first thing to do is to ask, and so they [dived|swam down] to the reef, through [arches|avenues] of coral, and {fish} introduced {hero} to [everybody|both sides of the street].',
        '“Somebody down there will have some,” said {fish}, and {hero} followed him [under|down the reef], past [a choir of clams|three sleeping groupers], knocking at every [hole|coral].',
      ],
      ifRoom(
        'A crab laughed so much that for a [moment|second] he walked straight ahead. An octopus said rain was a [rumour|sort of tax], and turned the colour of the [wall|sand].',
        'An octopus had a theory about rain, with [teeth|a beard|an uncle|a ladder] in it. A crab had [a|a shorter|an older|a ruder] theory about the octopus. It [came to words|took up most of an hour|was never published|had diagrams].',
        '“It’s what they call Thursdays,” said a crab. “It’s a [fruit|dance],” said an octopus. Both of them were [certain|quite sure], which saved [thinking|time].',
      ),
      aside('start'),
      [
        '“Then [nobody|no one here] has [any|got any|one],” said {hero}. “[So we’ll|Then we’ll|We shall] have to [make it|make some|build one].” {Fish} looked at {them} [with shining eyes|as if {they} {was} the sky].',
        '“If you can’t [find|buy|borrow] a thing, you [build|make|cook] it,” said {hero}. “I know [what’s in it|the recipe|what goes into it]. [Mostly|It’s only|It’s nearly all|Chiefly] water.”',
      ],
    ],
    can: [
      [
        'Somebody on the beach had a watering can for his [geraniums|donkey], and {hero} [asked|begged] for it, and stood in the sea, and sprinkled {fish} [slowly|with both hands|in zigzags], like a [lettuce|prize cabbage].',
        '{Hero} borrowed a watering can [from the ferryman|from the tea house|at the kiosk] and poured it out over {fish}, [in a slow curve|like a gardener], from nose to tail and back. It [gurgled|tinkled] [nicely|rather well].',
        'A watering can is, [after all|strictly speaking|when you think of it], a small [private|tin|tame] cloud. {Hero} filled one to the brim and watered {fish} [thoroughly|as one waters a rose], on both sides.',
      ],
      [
        '“It’s very like a hat,” said {fish} from underneath. “A hat that [won’t sit still|is always arriving|can’t make up its mind|runs away]. May I ask [whether|if] rain [has a handle|starts as near as that|is held by someone]?”',
        '“I can see [the end|both ends|the far end] of it,” said {fish}. “It [begins|starts|comes out] [just|right] there, by your [elbow|wrist|nose]. I had [imagined|pictured|hoped for] something one could not [see the top of|reach|hold].”',
        '“Pleasant,” said {fish}, “but I know where it [comes from|lives]. Is one [supposed|meant] to [know|see who does it|be introduced]?”',
      ],
      ifRoom(
        '{Hero} [thought about it|thought it over|put down the can], for he was right: rain comes from so high up that [you forget it was ever anywhere|nobody is to blame|it has forgotten where].',
        'That was the [trouble|point|weak spot] [of it|with cans|in the plan]. Rain falls from [the top of everything|far above the gulls], and {hero} was only as tall as [{hero}|a door handle and a half].',
      ),
      aside('way'),
      '¶{refrain}',
    ],
    basket: [
      [
        'The picnic basket [was the leakiest thing they had|leaked even with oranges in it]. {Hero} [put the lunch on a rock|tipped the lunch out on a towel], filled it to the handle, and walked [slowly|twice|three times] round {fish} with it, [held high|at arm’s length], sprinkling.',
        'What [you need|is wanted|one needs] is a thing that holds water [badly|for a while|but not well]. {Hero} emptied the picnic out of the basket, dipped it, [heaved|swung] it up, and [ran|trotted] in circles over {fish} while it leaked from [every seam|a hundred places].',
        'A basket, [if you look at it in the right way|seen in a good light|between ourselves], is [nothing but holes|a collection of holes with a handle|holes, neatly tied]. {Hero} scooped up the sea in one and held it [as high as {they} could|on {their} head], and it [pattered|dribbled] down on {fish}.',
      ],
      [
        '“Oh,” said {fish}, “oh, this is…” and it was over. He looked [up|round|behind him] [politely|a little lost|and waited]. “Is it always so [short|brief|soon over]? It seems [a lot|a great deal] of [umbrella|fuss|trouble] for so little.”',
        '“Eleven drops,” said {fish}, who had counted, “and a [crumb|breadcrumb]. I’m not [complaining|grumbling|ungrateful|saying a word against it]. Do people really [run indoors|build roofs|buy boots] because of [eleven|so few]?”',
        'For a [heartbeat|second] it was almost right, and {fish} opened [all|both] his fins. Then there was nothing [left|up there] but [basket|wet basket|{hero} with a basket]. “Has it [broken|gone home|been cancelled|moved on]?” he asked.',
      ],
      ifRoom(
        'And [that|there it] was [just it|just the trouble|the whole trouble]. [Real|Proper] rain goes on, until you [stop waiting for it to stop|have forgotten your plans|know it by heart].',
        'It was the right [sort|kind] of wet, and there was [too little|not nearly enough] of it. Rain is not a thing that one [carries|fetches]: it [stays|comes and stays].',
        '{Hero} lowered {their} [aching|wobbly|tired|salty] arms, for rain has [nothing else to do|all the time in the world], and a basket has [four seconds|other plans].',
      ),
      aside('way'),
      '¶{refrain}',
    ],
    dolphin: [
      [
        'It takes a certain build to make rain, said {dolphin} the dolphin, and [looked round|drew in his stomach], so that all could see it. Then he left the [sea|water] altogether. [WHOOMPH|KER-DOOSH|BADOOM].',
        '“You want {dolphin},” said {dolphin} the dolphin, who spoke of himself [often|whenever he could], and he took a run from halfway to [Arabia|the horizon], rose, [posed|took a bow in the air], and fell. [WHOOMPH|KER-DOOSH|BADOOM].',
        '{Dolphin} the dolphin did not ask what sort of rain they [wanted|had in mind]. He went up like a [rocket|cork], and when he came down, {bay} had [no water left in it|moved inland], for a moment, and then it all came [back|home]. [BOOM|WHUMP|KRASH|DOOSH].',
      ],
      [
        'They found {fish} in the [towels|picnic], between two halves of {a treat}. “Is rain,” he asked [faintly|with dignity|when he could], “always [just the one|only a single] drop?”',
        '“I was rained off the premises,” said {fish}, when he had been [put back|fetched out of the palm tree]. “Is it meant to [be so much|come] [at once|in one piece|all together]?”',
        '“It had a good beginning,” said {fish}, coming past [backward|on his side]. “But I think it was [a wall|a building|furniture]. Does one [survive|recover from|get used to|send back] rain, as a rule?”',
      ],
      ifRoom(
        'Rain, {hero} explained while [dripping|emptying both ears], is [small|a small thing]. That is how it [gets everywhere|comes in so quietly|has such good manners|gets down collars]. {Dolphin} had never in his life been [small|told such a thing].',
        '“Smaller,” said {hero}, “about a [million|thousand|hundred thousand] times,” but {dolphin} said that {dolphin} did not [do small|see the point].',
      ),
      aside('way'),
      '¶{refrain}',
    ],
    octopus: [
      [
        '{Octopus} the octopus [wanted|had decided] to do it herself: she had the arms. She hung above them like a [chandelier|cloud with elbows] and let fall shells, [one from each arm|by the handful], in a steady [tick, tack, tock|plink, plonk].',
        '“Something that falls, and plenty of it,” said {octopus} the octopus, ticking it off on two arms, “I have just the [thing|things].” And with the other six she [emptied|shook out] her shell collection over {fish}. [Plink, plonk, plunk|Tick, tock, tack|Clink, clank, clunk|Tick, tick, clonk].',
      ],
      [
        '“It is certainly [falling|brisk],” said {fish}, from under a shell. “I had [hoped for|thought of] something one [needn’t hide from|could enjoy with the eyes open|might stand under].”',
        '{Fish} examined one. “There’s somebody [in it|at home],” he said, “and he’s [asleep|annoyed|having lunch]. Is rain [usually|often|always] [furnished|lived in|let by the week]?”',
        '“So rain is dry,” said {fish}, and rubbed his [brow|back]. “You’d think [somebody|one of them] would have [said|mentioned it|written it down].”',
      ],
      ifRoom(
        '“[Wet|It’s wet|Wet, I mean],” said {hero}, “I [forgot|never thought] to say wet.” It is always the [main|plainest] thing that one [leaves out|takes for granted].',
        '{Octopus} went [pink|pale|grey|plum-coloured] in [patches|stripes|spots]. In all her planning she had [overlooked|forgotten] the water, and it was [all around her|everywhere|right there].',
      ),
      aside('way'),
      '¶{refrain}',
    ],
    crab: [
      [
        '{Crab} the crab came out of the wreck with a drum [under one claw|on his back], sat down, and asked for [quiet|silence]. Then he played them a whole afternoon of it, from the first [tip|pit] to the last long [pat-a-pat|tippy-tap].',
        'In the old wreck, {crab} the crab had once known a sailor’s [trunk|hat], and so he knew how rain [went|sounded]. He sat down at a drum and played it with eight toes and two claws, [tip, tap, tippy-tap|pit-a-pat, pitter, pat], very [softly|fast].',
        '“I do not believe in it,” said {crab} the crab, “but I can play it.” He turned [over|up] an old drum in the wreck, cracked his claws, and began: [tap, tip-a-tap|pat, pit-a-pit], now here, now there, like [a roof thinking|a hundred small feet].',
      ],
      [
        'It was so good that {fish} looked up. He [went on looking|was still looking] up when it was [over|finished|long over]. “And [when|at what point] does it [arrive|happen|get here]?” he asked.',
        '“That’s beautiful,” said {fish}, with his eyes shut and one fin [out|held open], to catch some. He [looked at|opened|turned over] the fin [again|at last|slowly]. “[Nothing|None|Empty|Not a crumb]. Did I [hold it wrong|shut it too soon|hold it the wrong way up|blink]?”',
        '“I’ve heard it [now|once|at last],” said {fish}, “and I want it [more|twice as much]. It was [rather |a little |]like [hearing dinner|dinner] [through a wall|being read aloud|from next door].”',
      ],
      ifRoom(
        '{Crab} said that was all there was to it, in his opinion. But a noise is only the [shadow|footprint] of a rain, and {hero} [said so|knew it].',
        'It had the [tune|beat] of rain, and none of the [cold|touch|smell]. {Hero} [had not known|would never have guessed|had had no idea] that one could [miss|be homesick for|long for] [drizzle|a drizzle].',
      ),
      aside('way'),
      '¶{refrain}',
    ],
    turtle: [
      [
        '{Turtle} the turtle did nothing in a hurry. First she [looked at {fish}|thought], then she [settled|placed herself] under him, and then she breathed out all that she had saved since [spring|Monday], and the water round him [boiled|sparkled] with bubbles.',
        '{Turtle} the turtle was old enough to have [met|heard of] everything. “[Little|Small] [round|wet] things, [a great many|plenty of them|in crowds]? I make them [daily|before lunch|for fun],” she said, took a breath [like a bellows|that moved the weed], and let it [out|go]. The [sea|whole reef] went [white|silver|fizzy|mad with light].',
        '“People nowadays have no breath,” said {turtle} the turtle. She let hers go, and up went bubbles like [plums|pearls], like [plates|peas], [thousands|whole families] of them, wobbling and [shining|jostling].',
      ],
      [
        '{Fish} rode one to the surface, where it went out like a [lamp|thought]. “It’s [splendid|marvellous|magnificent|very good],” he [reported|said]. “[But|Only,] it [leaves|goes|doesn’t stay]. Does rain always go [home|the other way|away|up like that]?”',
        '“It tickles one’s [underside|stomach],” said {fish}, “which I had not [expected|been told]. Then one looks up, and it is [getting smaller|already leaving|a dot|somewhere else]. Is rain always [saying goodbye|on its way out|so busy|just leaving]?”',
        '“I don’t wish to be difficult,” said {fish}, “but you [wear|carry] that umbrella on top, and I had [rather|quite] expected it from [there|that side|above].”',
      ],
      ifRoom(
        '{Hero} [stood on {their} head|lay on {their} back], and from there it was [almost|nearly] perfect. But nobody [can|wants to] wait for rain [upside down|like that].',
        'It had everything, it was round and [wet|shiny] and plenty, it was [merely|only|just] upside down. {Turtle} said that this was a matter of [taste|where you stood].',
        '“It [does come|comes] down, [where I live|at home|up there],” said {hero}. {Turtle} gave {them} a look of great [pity|patience].',
      ),
      aside('way'),
      '¶{refrain}',
    ],
    low: [
      [
        'The sun went down the sky with its hands in its pockets, and not one drop had fallen in {bay} that had not been [carried up there|thrown] first.',
        'By evening {fish} had stopped asking. One would not think that a fish could make such a [silence|hole in the air] just by [saying nothing|shutting his mouth].',
        '“You’ve been very kind,” said {fish}, and that was worse than if he had [cried|shouted]. He hung in the [gold|still] water with all his questions [folded up|put away|packed].',
      ],
      [
        '{Hero} wrote what they knew in the sand: {rule1}; {rule2}. A wave [read|looked at] it, [took it away|wiped it out|licked it off], and gave no answer.',
        'They knew a good deal by now: {rule1}, and {rule2}. It was [only|just] that nobody alive could [do it|manage both].',
      ],
      thread(
        [
          ifRoom(
            '“Perhaps we’re waiting for something that [doesn’t come|isn’t made] any more,” said {hero}, to the umbrella as much as to {fish}.',
            'The umbrella lay beside them, [as new as ever|without a scratch on it]. It had never looked so [dry|foolish|shut|unused].',
          ),
        ],
        [
          ifRoom(
            'From the beach they heard the end of the joke, and then the [laugh|laughter]. {Hero} [knew it by heart|could have told it {themselves}] by now.',
            '“[Wet yet|How’s the weather|Anything yet]?” called the {seller}, packing up his [stall|cart], and took the joke home with him.',
          ),
        ],
        [
          ifRoom(
            'It [came|occurred] to {hero} that {they} had [never|not once|never yet] thanked a wet day for [anything|coming]. {They} had only ever [run|gone indoors|groaned|asked when it would stop].',
            '“You had it every day,” said {fish}, when {hero} had told him about home, “and you asked it to stop?” There was no [good|polite|short] answer to that.',
          ),
        ],
      ),
      aside('trouble'),
    ],
    idea: [
      TURN,
      [
        '¶It began with a sound like a [sigh|great door], out beyond the reef: “{puff}!” Something white climbed into the air, [hung|stood] there, lost its hold, and came [hissing|pattering] down in drops.',
        '¶“{puff}!” And a piece of the [sea|horizon] went up in the air. It was white, it was [taller than a palm|as tall as a minaret|far too tall], and on the way down it came [undone|apart], in [drops|crumbs of light|bits].',
        '¶Far out, past the reef, somebody said “{puff}!” A white pillar stood on the sea, taller than a [minaret|mast], and leaned, and broke, and came down in [a thousand|countless] drops.',
        '¶“{puff}!” said somebody, a long way [off|out]. It was a tree of white [mist|water|breath] that grew in [one second|a moment] and in the next let fall [all its leaves|everything].',
        '¶And the [empty|flat|sleepy] sea [did something|cleared its throat|woke up]. “{puff}!” it said, and up went a [plume|tower] of spray, so high that it caught the sun, and then [drifted|sank] down, [softly|patiently], in bits.',
      ],
      [
        '“Does that,” asked {hero}, “happen [often|a lot|every day]?” “{Whale} the whale does it [all day long|whenever she breathes|as often as she breathes],” said {fish}. {Hero} began to [laugh|hop|stammer]: “[But {fish}|{Fish}], [that is|it’s] RAINING, [out there|over there]!”',
        '“[Who|What],” [whispered|breathed|asked] {hero}, “[is|was] that?” “That? [Just |Only ]{whale} the whale,” said {fish}, [without looking|with a yawn|as one says: rice again], “[getting her breath|airing herself|breathing].” “{Fish},” said {hero} [slowly|carefully|very quietly], “that’s [rain|your rain|it].”',
        '“[Rain|There’s rain|It’s raining|That’s rain]!” [said|cried|whispered] {hero}. “[Where|Which|Is it]?” asked {fish}. “[That|There|Over there]? No, that’s {whale} the whale, [getting her breath|coming up|airing herself].” He had seen it every day [of his life|since the egg], and so he had never [seen it|looked|noticed].',
        '“[There|Look there|Over there],” said {hero}, “what is [that|it]?” “Oh, {whale} the whale, [breathing|having a breath]. [Why|What of it]?” said {fish}. {Hero} [counted on {their} fingers|only pointed]: it was high, it was wet, and it came down.',
      ],
    ],
    sail: [
      [
        '{Hero} pushed {a log} off the sand, stood up on it, and opened the umbrella as one opens a [door|window]. The wind came in at once, and they were [off|away].',
        'It was a long way out to {whale}, and all they had was {a log} and no oars. So {hero} opened the umbrella, and the wind, which had been [bored|idle] all day, [seized|took] it in both arms.',
        'Nobody had ever thought of the umbrella as a sail, least of all [the umbrella|{hero}], until {hero} stood up on {a log} and opened it, and it [swelled|filled] with wind and pride.',
      ],
      ifRoom(
        '{Fish} leaped alongside, to ask his questions in the air: “Is she [kind|strict|married]?” [Splash|Hop|Splish]. “Is it [deep|far|done to shout]?” [Splosh|Plash|Dip]. “What does one [wear|call her|bring|say first]?”',
        '“Faster!” cried {fish}, in and out of the waves like a [needle through cloth|stitch], and {bay} [shrank|dwindled] behind them to a [biscuit|crust] of sand.',
      ),
      asideHere('way', {
        person: [
          '{Friend} swam behind and pushed, and [shouted|called] left or right, mostly [both|at once].',
          '{Friend} hung on to the end of the {log} and kicked, [like an outboard motor|for several people].',
        ],
        pet: [
          '{Friend} paddled in front like a [tug|pilot boat] and looked [stern|important].',
          '{Friend} swam round and round them, [in case anybody should drown|like a lifeguard].',
        ],
      }),
      ifRoom(
        'Beyond the reef the [water|sea] turned from green to a blue that was [nearly|almost] [a sound|a smell|black]. The wind [dropped|sat down|held its breath|lay down]. Beside the {log} a [wall|hillside] rose up, [streaming|shining], and opened one [kind|worried] eye.',
        'Then they [ran|sailed|bumped] into something [large|in the way|warm]. It was [soft|smooth], for a rock, and it said [“Oh, I do beg your pardon.”|“Excuse me, that was all my fault.”]',
      ),
    ],
    whale: [
      [
        'A back came up, and more back, and at last, a long way to the left, an eye. “I’ve been heard,” said {whale}, “when I [always|daily] tell myself: [smaller breaths|farther out|more softly].”',
        '“Did I splash you?” asked {whale}, as soon as they [were alongside|came up to her|were within hearing]. “I [try to|always] do it out here, where there’s [nobody|no one to mind|only me]. It’s a [disgusting|dreadful|most unpleasant] habit, I’m [told|afraid]. But one has to [breathe|come up some time|let it out in the end|live].”',
        '{Whale}, when they got there, was the largest person {hero} had ever met, and the shyest. “I’m so sorry about the [noise|spray|mess|wet],” she said. “I hold it [as long as I can|in all day|till I see stars]. [Forty|Fifty|Sixty] minutes, on [good days|Sundays].”',
        '“You saw[| it| that],” said {whale} when they [came|bumped against her], and would have [hidden|fled|slipped away] if there had been [less of her|anything to hide behind|somewhere big enough]. “It’s [only|just] [breath|my breath|old air|used air]. I keep [well away|right out here|far out], so that it [bothers no one|falls on nobody|does no harm].”',
      ],
      [
        '“Please don’t [stop|be sorry],” said {hero}. “We’ve tried it with [everything in the sea|all we had], and you do it [without trying|in your sleep]. [My friend|This fish] would give [anything|a fin] to be under it.”',
        '“Where I come from,” said {hero}, “that’s [called|known as] rain, and people [write songs about it|pray for it|dance in it|wait for it at windows].” It was quite a while before {whale} [spoke|could speak]. “[Mine|Me|My breath|This]?” she [said|asked].',
        '“[Here’s a fish|My friend here is a fish],” said {hero}, “who has looked for that all [day|his life|morning]. Would you, please, do it [on him|over here|for him]?” Nobody had ever said please to {whale} about [it|her breath].',
        '“[That thing|The very thing] you’re sorry for,” said {hero}, “is what we’ve been trying to make since [ten this morning|noon|we met].” {Whale} looked, [very slowly|with one eye at a time], at {fish}.',
      ],
      more(
        '{Fish}, for once, had no question. He [just|only] [hoped|looked|shone], with his whole body.',
        'It can be hard to [believe|take in] that you are [wonderful|good news|wanted]. {Whale} [practised|tried it], for a minute, in silence.',
      ),
    ],
    rain: [
      [
        '{Whale} looked round once, to see whether anybody [minded|would object]. Then she [let go|breathed]. “{puff}!” It went up like [a tree growing|applause], it [stopped|paused] to look at the view, and then [all|the whole] of it came down on them, in drops.',
        'Then {whale} breathed in. Gulls were [dragged|blown] sideways; the {log} turned round twice. “{puff}!” she went. It stood above them, white and [enormous|silent|tall], as if it had [all day|plenty of time], and then it came [down|apart]: rain.',
        '“If you’re [sure|quite sure|certain],” said {whale}, and for the first time in [years|her life|memory] she did not [hold back|hold it in|make herself small]. “{puff}!” went all of her, up to where the [light|gold] was, and broke, and the first drop [struck|landed on] {fish} between the eyes.',
      ],
      ifRoom(
        '“There’s another!” cried {fish}. “And [another|there]! [They’re all different|They come by themselves]!”',
        '“It’s so many,” said {fish}. He [stood upright|balanced|danced] on his [tail|very tail]. “And [each|every one] of them [means|is aimed at|knows] me!”',
        '“It touches you and then it’s [gone|sea],” cried {fish}, “it’s like being [told something|counted|knocked at|tapped for luck]!”',
        '{Fish} did not say a word. He [turned|rolled] on his back and let it knock on him, all over, like [visitors|good news].',
      ),
      thread(
        [
          ifRoom(
            'All those weeks of waiting, and when it came, {hero} [shut|closed] the umbrella and stood there like a [flowerpot|lawn], to get as much as [possible|would stick].',
            'It was what the umbrella had been [made|waiting] for. {Hero} shut it, so as [not to miss any|to get some {themselves}].',
            '{Hero} looked up at the umbrella, which had waited all its life for this, said “[Sorry|Another time|Not today],” and [folded it up|shut it]. Some things [one|a person] has to [meet bareheaded|get all over|stand under].',
          ),
        ],
        [
          ifRoom(
            '“He’ll never believe it,” said {hero}, and shut the umbrella, to have some [proof|evidence] on {their} nose.',
            'And the owner of the only umbrella for [ninety|sixty|forty] miles shut it with a [click|sigh], and put it [under one arm|away] to keep it dry.',
            'It would be hard to fit into the joke, [thought {hero}|but there it was]: at last it rained, and the one person with an umbrella [shut it|folded it up].',
          ),
        ],
        [
          ifRoom(
            'So this was what it was like when nobody [called you in|had to be anywhere]. {Hero} shut the umbrella and stayed, and it was not half so wet as {they} remembered.',
            '{Hero’s} feet had begun to run indoors, from habit. But there was no indoors. So {they} shut the umbrella, and [looked up|stood still], and got [rained on|wet] [for the first time|properly].',
            'It was [just|exactly] like the rain at home, [drop for drop|right down to the neck|as far as one could feel]. {Hero} shut the umbrella, and for once [did not run|stayed where {they} {was}].',
          ),
        ],
      ),
      aside('turn'),
      more(
        'The low sun shone in sideways, and a rainbow stepped out of it, right over {bay}, as though it had been [standing behind the door|on time].',
      ),
    ],
    below: [
      [
        '“You’re on the wrong side of it,” [called|shouted] {fish}, and {hero} [sank|dived] down to the right one. From there rain is [light|silver] that is stitched, ring by ring, into the [roof|ceiling], and comes undone, and is stitched again.',
        '“Quick, before it [stops|changes its mind],” said {fish}, and they [sank|slid|dived] down to look. Each drop knocked [once|politely] at the [ceiling|roof] of the sea and left a [ring|round door] there, which [opened|widened] and [was gone|let the light in].',
        '“You’ve only ever had the [top half|one side] of it,” called {fish}. “[Come|Come down|Now look up|Follow me]!” And {hero} [went under|dived|let go of the air], and turned, and looked up. The whole ceiling of the sea was rings: [opening|spreading], crossing, [passing through each other|vanishing], each with a spark in the middle.',
        '{Hero} had [shown|brought] {fish} the rain. Now {fish} [showed|would show] it to {hero}. From beneath, it makes no drops: it writes, in [silver|gold|light], ring [over|upon] ring, and wipes it out, and writes again, and [it fizzes like lemonade|the sound is like frying stars].',
      ],
      when(
        'episode:crab',
        ifRoom(
          '“As I have always maintained,” said {crab}, who had [maintained nothing of the sort|said it was a noise].',
          '{Crab} had come out to see it. “[Just what I said|My very words],” said {crab}, and walked [straight|forward] for sheer [surprise|joy].',
        ),
      ),
      when(
        'episode:octopus',
        ifRoom(
          '“So it’s wet,” said {octopus}, [after a while|in the end|quite softly]. “I shall have to [rewrite everything|write to my aunt|apologise to several people|rethink my theory].”',
        ),
      ),
      when(
        'not episode:crab',
        when(
          'not episode:octopus',
          ifRoom(
            'The [whole |]reef stood at its [doors|windows|balconies] with its mouth [open|wide open].',
            'From every [hole|doorway|shell] of the reef somebody looked up, and nobody [said|had] a word.',
          ),
        ),
      ),
      [
        '“Shall I [leave off|let it be]?” asked {whale}, who [knew|felt] that she did go on.',
        '“Is that [about enough|all right|too wet]?” {whale} called down, [from habit|timidly|very low].',
        '“I can easily stop,” said {whale}, “if it’s [getting to be a nuisance|too much].”',
        '“Tell me when,” called {whale}, who was [out of breath and very happy|laughing, somewhere above].',
      ],
      [
        '¶“Not yet,” said {fish}, and [shut his eyes|tasted the words]. “[Not yet|Just not yet]. Oh, it is so much nicer from this end!”',
        '¶“Not yet!” [called|cried] {fish}, who had been told it all day and now [saw what it was for|knew how it is said].',
        '¶{Hero} drew breath to say it, but {fish} [was first|had learned it by now]: “Not yet! [Oh, not|Please, not|Oh, please, not] [yet|just yet]!”',
        '¶[This time it|Now it|It] was {fish} who [answered|said it|found the words]. “Not [just |]yet,” he [called up|called|sang], “[not yet, not yet|if you please, not yet]!”',
      ],
    ],
    next: [
      [
        '¶{Fish} let the last ring go by. “I shall [need|want] the rest of the day to think about that,” he said. “But after that, could we do {next}? What is it?”',
        '¶“Thank you,” said {fish}, when there was nothing left to be said. “I [believe|think|dare say] I know it [now|all now|by heart now].” He [watched|counted] a [few|dozen|great many] rings go by. “And what,” he asked, “is {next}?”',
        '¶They hung there, side by side, and looked, and nobody [explained|said|spoiled] anything[| at all| for once]. “There’s a thing I’ve been meaning to [ask|look into],” said {fish} at last. “What is {next}?”',
        '¶{Fish} sighed, as one does after [pudding|a good book]. “[So|And] that’s [rain|what rain is|all of rain],” he said. “[Now then|Well, now|Good|Next]. What do you know about {next}?”',
      ],
      aside('end'),
    ],
    home: [
      [
        'In the [blue|last] light {hero} came up the beach of {bay} with an umbrella that dripped. It left a [row|line] of small dark dots behind {them}, all the way from the [sea|water].',
        'The towels of {bay} were dry, the roofs were dry, and up from the water came {hero}, with {their} hair in [strings|points] and a wet umbrella.',
      ],
      adult('end'),
      thread(
        [
          ifRoom(
            '“And did it keep the rain off?” {fish} had asked. It was the one thing about it that {hero} [could not say|had forgotten to find out].',
            'It was not a new umbrella any more. It had [been a sail|crossed a sea], and it smelled of [whale|salt and weather].',
          ),
        ],
        [
          ifRoom(
            'The {seller} looked at it for [a long time|longer than he meant to]. “[Rain|A shower],” said {hero}, “[local|out there].” He has not told the joke [since|again|to anyone from that day].',
            'The {seller} opened his mouth for the joke, saw the [drops|dots], and [shut it|shook hands with the umbrella] instead.',
          ),
        ],
        [
          ifRoom(
            '“When we get home,” said {hero} to the umbrella, “and it starts, we’re going out to [look|meet it].”',
            '{Hero} thought of home, where it was certainly raining at this moment, [on every roof|all over the yard], for nobody.',
          ),
        ],
      ),
      more(
        'Out beyond the reef {whale} was breathing, and this time, {hero} noticed, she did not [apologise|beg anyone’s pardon].',
        'From that day on, {whale} [came in|breathed] a little closer every evening. People [brought|came with] [chairs|their children|sandwiches].',
        'The umbrella [dried|stood|dripped] by the [door|wall]. It looked [different|taller|older|straighter]. It looked like [a thing|somebody] with [experience|a past|stories].',
      ),
    ],
    last: [
      [
        '¶“[One moment|A word|Just a moment|Before you go],” said a voice from the shallows. {Fish} had [combed his fins|swallowed a great deal of rain] and looked [ten years wiser|like a professor]. “I have explained [rain|it|the matter] to the [entire reef|whole reef|oysters],” he said. “They [had questions|took notes|asked to sit down|want it in writing].”',
        '¶{Fish} was waiting where the sea leaves off. “I know it all now,” he said, “high, small, wet, [down|falling], and [on and on|never the same twice|free of charge]. I [thought I should be|expected to be] [content|finished|satisfied]. And then I [lay awake|thought of something|heard a word|had supper and thought].”',
        '¶There was a [plop|blip|ripple] at the edge of the [dark|evening|land]. “It’s only me,” said {fish}. “I’m full of [rain|it] up to [here|the eyes|the fins]. There’s [just|only] [room for one more thing|one thing more|a small space left].”',
      ],
      [
        'He came [up|in] as close as he [could|dared]. “They ask me about everything now,” he [said|whispered], “even about {next}. What is it?”',
        'Then he [lowered his voice|looked left and right]. “Somebody spoke of {next}. [What’s|And what is] [that|it for|that when it’s at home]?”',
        'It did not take long to come. “Suppose one wanted to [see|try] {next}. Where would one [begin|ask|look|go]?”',
      ],
      ifRoom(
        '¶{Hero} [stuck|planted] the umbrella in the sand and sat [down beside it|back down|down in the wet]. It [looked like|was going to be|had turned into] [a long|a very long|another] evening. “[Right|Very well|Let’s see],” {they} said. “[Whom|Who else|What sort of people] do we know?”',
        '¶{Hero} opened {their} mouth to [explain|answer|laugh], and shut it again. Then {they} looked [out to sea|along the shore|up and down the beach], to see who might [already|all this time] be making some.',
        '¶“That,” said {hero}, “will be [harder|a longer swim|a job for tomorrow].” And {they} [put up|opened] the umbrella again, to think [under|underneath], [among|and looked at] the [stars|first stars|early stars].',
      ),
      aside('end'),
    ],
  },
  asides: {
    start: {
      person: [
        '{Friend} interviewed a sponge, which took it all in and [gave nothing out|said nothing].',
        '{Friend} asked the [eels|big ones], and came back without an answer, [rather quickly|swimming backward].',
        '{Friend} knocked at a clam. It [closed for lunch|was not at home to visitors].',
      ],
      pet: [
        '{Friend} swam along with {friend.their} nose up and {friend.their} eyes shut, [on principle|as one goes through a car wash].',
        '{Friend} brought them a [sandal|sea cucumber], which was not rain either, and [expected|waited for] praise.',
      ],
    },
    way: {
      person: [
        '“I’d have called it rain,” said {friend}, “[with my eyes shut|if somebody paid me].”',
        '{Friend} gave it [six|four] out of ten, and a [gold star|point] for [courage|noise].',
        '“What if we all [jumped|sneezed] at once?” asked {friend}, and was [thanked|voted down].',
        '“Back home we throw this away,” said {friend}, [wringing out a sock|shaking {friend.their} head].',
        '{Friend} wrote it down under the heading of [Nearly|Things Not to Do Again].',
      ],
      pet: [
        '{Friend} shook {friend.themselves} at the end of it, and that was, if one is honest, [better|more like it].',
        '{Friend} sat down at a distance, like somebody who had [paid for a dry seat|seen this sort of thing before].',
        '{Friend} shut {friend.their} eyes and waited for the [first drop|wet], and so everybody waited.',
        '{Friend} sneezed, and everybody looked [hopefully|at once] at the sky.',
      ],
    },
    trouble: {
      person: [
        '“Perhaps if we went [away|indoors],” said {friend}. “It always rains when you’re [not ready|hanging out washing].”',
        '{Friend} drew a cloud in the sand, [with great care|a fat one], and they all sat under it.',
        '“I don’t like it when he’s [quiet|polite],” said {friend}, very low.',
      ],
      pet: [
        '{Friend} pushed a cold nose into {hero’s} {hero.hand}, in case that was [wanted|any use].',
        '{Friend} lay down across the umbrella, and for once nobody [minded|told {friend.them} off].',
      ],
    },
    turn: {
      person: [
        '“It’s going down my neck!” shouted {friend}. “It’s [perfect|horrible]! Don’t stop!”',
        '{Friend} stood with {friend.their} mouth open, [like a jug|facing up], and [had seconds|could not be spoken to].',
      ],
      pet: [
        '{Friend} tried to bite every single drop, and got [most|nine] of them.',
        '{Friend}, who [hated|never took] baths, ran round and round in it and [sang|howled for joy].',
      ],
    },
    end: {
      person: [
        '“I’ll bring the [basket|watering can],” said {friend}. “We’ll start with [the wrong ways|what it isn’t].”',
        '{Friend} had been [asleep|nearly asleep], and sat up. “I know who [has|does] that,” {friend} said.',
      ],
      pet: [
        '{Friend} groaned, and turned round, and lay down again where it was [nearly dry|warmest].',
        '{Friend} cocked one ear. It was [clear|plain] that there would be [no early night|swimming].',
      ],
    },
  },
  adults: {
    start: [
      '“If it rains,” said {grownUp} from under a newspaper, “wake me. I’d like to [be photographed|see it].”',
      '“Rain,” said {grownUp}. “I remember rain. It was [your grandmother’s birthday|a Tuesday], and all the cakes [swam|went soft].”',
      '{GrownUp} had packed for every weather that {bay} has, which is [one|just the one].',
    ],
    end: [
      '“You’re soaked,” said {grownUp}. “It rained,” said {hero}. {GrownUp} looked at the stars, at the umbrella, at {them}, and [decided to believe it|reached for a towel].',
      '{GrownUp} held out a finger to catch the drip from the umbrella, and [smelled|tasted] it. “Salt,” said {grownUp}. “[Interesting|Well, well].”',
      '“I dreamed it was raining,” said {grownUp}, sitting up in the sand, and [found|wiped] a drop on one ear.',
    ],
  },
  traits: { habit: habits, turn: turns },
};
