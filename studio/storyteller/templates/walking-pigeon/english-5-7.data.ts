/** The walking pigeon in English for readers of 5 to 7. */
import {
  adult,
  asideHere,
  given,
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
} from '#studio/storyteller/text/passage.ts';
import { why } from '#studio/storyteller/templates/walking-pigeon/choices.ts';
import { wingBy } from '#studio/storyteller/templates/walking-pigeon/linking.ts';

const wing = wingBy({
  left: { WINGS: '{pigeon’s} left wing', SELF: 'itself' },
  right: { WINGS: '{pigeon’s} right wing', SELF: 'itself' },
  both: { WINGS: 'both of {pigeon’s} wings', SELF: 'themselves' },
});

/** What he says of the wing: his reason of the first pages, and less of it each time. */
const EXCUSE: Line = when(
  'told:first',
  when(
    'told:second',
    [
      'He [folded them|shut them|pulled them in] [without a word|and said nothing|and did not say why].',
      'He [folded them|shut them|pulled them in], and [this time|now] {hero} did not ask.',
      'This time he gave no [reason|answer], and [folded|shut] them [fast|with a snap|one by one].',
    ],
    why({
      asleep: planting(
        'second',
        '“This one [walks|talks|swims] in its sleep,” [mumbled|murmured|muttered] {pigeon}, and [folded|shut] it.',
        '“Now they’re [both|both of them] [talking in their sleep|having a bad dream|dreaming],” [mumbled|murmured|muttered] {pigeon}, and [folded|shut] it.',
      ),
      best: planting(
        'second',
        '“This one [needed|wanted] [some air|airing], too,” [mumbled|murmured|muttered] {pigeon}, and [folded|shut] it.',
        '“I was [only|just] looking if it had [dust|holes|moths],” [mumbled|murmured|muttered] {pigeon}, and [folded|shut] it.',
      ),
      lunch: planting(
        'second',
        '“[Another|The next] hiccup,” [mumbled|murmured|muttered] {pigeon}, and [folded|shut] it, but his tummy [rumbled|growled].',
        '“That was [the soup|dessert],” [mumbled|murmured|muttered] {pigeon}, and [folded|shut] it, but his tummy [rumbled|growled].',
      ),
      feet: planting(
        'second',
        '“This one [missed|asked after|was looking for] my feet, too,” [mumbled|murmured|muttered] {pigeon}, and [folded|shut] it.',
        '“This wing [only|just] wanted to [see|know] how my feet are,” [mumbled|murmured|muttered] {pigeon}, and [folded|shut] it.',
      ),
      tomorrow: planting(
        'second',
        '“This wing [thinks|must think] it’s tomorrow [already|now],” [mumbled|murmured|muttered] {pigeon}, and [folded|shut] it.',
        '“This one can’t [tell|remember] the days,” [mumbled|murmured|muttered] {pigeon}, and [folded|shut] it.',
      ),
      sky: planting(
        'second',
        '“This wing [only|just] saw a [gnat|leaf|feather] up there,” [mumbled|murmured|muttered] {pigeon}, and [folded|shut] it.',
        '“Still [no room|full]. A [gnat|leaf|feather]!” [mumbled|murmured|muttered] {pigeon}, and [folded|shut] it.',
      ),
    }),
  ),
  why({
    asleep: planting(
      'first',
      '“My wing [only|just] [turned|rolled] over in its sleep,” [said|whispered|breathed] {pigeon}, and [folded it|tucked it in|shut it].',
      '“My wing [was|must be] [only |]dreaming,” [said|whispered] {pigeon}, and [folded it|tucked it in|shut it].',
    ),
    best: planting(
      'first',
      '“I was [only|just] airing my wing,” [said|claimed] {pigeon}, and [folded it|put it away|shut it].',
      '“That was [only|just] to see if it’s [clean|ironed],” [said|claimed] {pigeon}, and [folded it|put it away|shut it].',
    ),
    lunch: planting(
      'first',
      '“That was [only|just] a hiccup,” [said|claimed] {pigeon}, and [folded it|pulled it in|shut it].',
      '“That was the [beans|lentils|stuffed cabbage],” [said|claimed] {pigeon}, and [folded it|pulled it in|shut it].',
    ),
    feet: planting(
      'first',
      '“My wing [only|just] wanted to wave to my feet,” [said|called|claimed] {pigeon}, and [folded it|shut it|pulled it in].',
      '“My wing was [only|just] [saying hello|waving] to my feet,” [said|called|claimed] {pigeon}, and [folded it|shut it|pulled it in].',
    ),
    tomorrow: planting(
      'first',
      '“My wing is [only|just] [practising|getting ready] for tomorrow,” [said|called|claimed] {pigeon}, and [folded it|shut it|pulled it in].',
      '“My wing is [only|just] a day [early|too early],” [said|claimed] {pigeon}, and [folded it|shut it|pulled it in].',
    ),
    sky: planting(
      'first',
      '“My wing [only|just] wanted to [count|ask|sort] the swallows,” [said|called|claimed] {pigeon}, and [folded it|shut it|pulled it in].',
      '“My wing [only|just] felt if there was room,” [said|called|claimed] {pigeon}, and [folded it|shut it|pulled it in].',
    ),
  }),
);

const habits: TraitLines = {
  interest: [
    '{Hero} had explained {interest} to a [lizard|beetle|sparrow], who [had gone away to think|was still thinking it over].',
    '{Hero} could have talked about {interest} till [supper|evening|dark], but [nobody came by|there was nobody] to listen.',
    '{Hero} had told a [flowerpot|cat|slipper] all about {interest}, and it had [listened|listened well] to the end.',
    given('liking', '{Hero} {liking.skill}, and had just told a [lizard|beetle|sparrow] so.'),
  ],
  brave: [
    '{Hero} had said “boo” to [all the dogs|every dog in the lane], and there was no [bigger|braver] one left.',
    '{Hero} had made friends with every [big|loud|fierce] dog in the lane, and now they [slept|were asleep].',
  ],
  curious: [
    '{Hero} had watched the ants [carry|bring] {their} crumbs home, and now the ants had [gone in|shut up shop].',
    '{Hero} had asked the [baker|barber] why onions make you cry, and he was [still|now] thinking about it.',
  ],
  kind: [
    '{Hero} gave every [second|third] crumb to a [beetle|sparrow], who [came|always came] back for more.',
    '{Hero} had moved [to one side|over a bit] so that a [line|row] of ants could keep in the shade.',
  ],
  funny: [
    '{Hero} had put a [basket|flowerpot|saucepan] on {their} head, and so far only a [sparrow|cat] had laughed.',
    '{Hero} was teaching a [lemon|flowerpot|slipper] to say good day, but it was too [shy|sleepy].',
  ],
  shy: [
    '{Hero} liked that step, because you [see|can see] everybody from there and nobody sees [you|you much].',
    '{Hero} had [said|spoken] three words that day, all of them to a [sparrow|cat|beetle].',
  ],
  stubborn: [
    '{Hero} had said {they} would not get up before something [happened|moved], and {they} [did not|meant it].',
    '{Hero} had been learning to [whistle|wink] since [breakfast|morning], and would not stop before it [worked|came].',
  ],
  dreamy: [
    '{Hero} was watching a cloud turn into a [slipper|teapot|camel], and forgot to [chew|eat].',
    '{Hero} had come out to fetch [something|a thing], and had forgotten [what|what it was].',
  ],
  careful: [
    '{Hero} ate round the edge, [so that nothing fell|very neatly], and kept the [middle|best bite] for later.',
    '{Hero} had counted the cats in the lane, found one [too many|too few], and begun again.',
  ],
  energetic: [
    '{Hero} had raced to the corner [nine|ten|seven] times against the [flies|cats], and won [once|twice].',
    '{Hero} had never sat still [for so long|so long], and it [tickled|itched] [all over|everywhere].',
  ],
  clever: [
    '{Hero} had worked out that it was [fifty|sixty] steps to the corner, and [thirty|forty] if you run.',
    '{Hero} could tell by the [smell|shadows] that it was exactly half past [beans|coffee|soap].',
  ],
};

const turns: TraitLines = {
  interest: [
    '{Hero} sat [beside|next to] him. “When I’m [afraid|scared],” {they} said, “I think of {interest}.”',
    '“I was afraid once, too, and [thought hard of|just thought of] {interest},” said {hero}, and sat [beside|next to] him.',
    '{Hero} sat close [beside|next to] him, and told him [a bit|a little] about {interest}.',
  ],
  brave: [
    '“I’m [scared|afraid], too,” said {hero}, and sat [beside|next to] him [to think|so that they were two].',
    '{Hero} sat [so close|so near] that [the fear was for two|he was not afraid alone].',
  ],
  curious: [
    '{Hero} sat close [beside|next to] him and wondered what a [fear|fright] is [good for|for].',
    '{Hero} sat close [beside|next to] him and looked at the gap [from all sides|until {they} had an idea].',
  ],
  kind: [
    '{Hero} bent over him and [stroked|smoothed] his feathers [flat|the right way], until he shook less.',
    '{Hero} bent over him and [held|warmed] one cold pink foot until it [was warm|stopped shaking].',
  ],
  funny: [
    '{Hero} sat [beside|next to] him and made the same [sad|long] face, [beak and all|until he nearly smiled].',
    '{Hero} flapped, [crowed|cooed], fell over a [bucket|flowerpot], and stayed down there beside him.',
  ],
  shy: [
    '{Hero} knew all about being afraid, and sat [beside|next to] him [quietly|without a word|softly].',
    '{Hero} sat [so close|close] to him that {they} could speak [very softly|in a whisper].',
  ],
  stubborn: [
    '{Hero} had not come all that way to [turn back|give up], and sat beside him [to think|at once].',
    '{Hero} sat [beside|next to] him and would not get up without an [idea|answer].',
  ],
  dreamy: [
    '{Hero} sat close [beside|next to] him and watched a [swallow|bit of fluff] cross the gap [without any trouble|slowly].',
    '{Hero} sat close [beside|next to] him and looked across till the air seemed [thick as water|like a street].',
  ],
  careful: [
    '{Hero} sat close [beside|next to] him and went through the [day|whole day] [in order|from the start].',
    '{Hero} sat close [beside|next to] him and thought it [all |]through, [twice|three times].',
  ],
  energetic: [
    '{Hero} went round the roof [once|twice], because that helps {them} think, and stopped beside him.',
    '{Hero} could not think without [moving|spinning], so {they} [spun|turned] in circles beside him.',
  ],
  clever: [
    '{Hero} sat close [beside|next to] him and [remembered|thought of] something he had said [before|that day].',
    '{Hero} sat close [beside|next to] him, for the answer was [something|a thing] that he said [himself|all day].',
  ],
};

/** How the hero has the pigeon say what helps. */
const asking: Line = when(
  'giver',
  [
    '¶“{Giver} has a rule against being [scared|afraid]. [What was|Tell me] yours,” said {hero}, and {pigeon} [did|whispered it]. {refrain}',
    '¶“A rule helps, says {giver}. [Tell me|Say] yours,” said {hero}, and {pigeon} [did|whispered it]. {refrain}',
  ],
  [
    '¶“[Tell me|Say] your rule [again|once more],” said {hero}, and {pigeon} [whispered it|did]. {refrain}',
    '¶“How does your rule go[| again]?” asked {hero}, and {pigeon} [whispered it|told {them}|said it]. {refrain}',
    '¶“What [comes first|do you always say]?” asked {hero}, and {pigeon} [whispered it|told {them}]. {refrain}',
  ],
);

export const english57: BandText = {
  refrains: [
    '“First the letter, then [the rest|all the rest|everything else].”',
    '“The letter first, and [the rest|everything else|all the rest] [later|afterwards].”',
    '“The letter [goes|comes] first, and [the rest|all else] can wait.”',
    '“A letter can’t wait, but [the rest|everything else|all the rest] can.”',
  ],
  beats: {
    open: [
      [
        '{Party} sat by the [step|doorstep|bottom step|coolest step] in {lane} with {a snack}.',
        'By the [step|doorstep|bottom step|coolest step] in {lane} sat {party} with {a snack}.',
        'In {lane} it was [hot|quiet], and {party} sat there with {a snack}.',
      ],
      { more: HABIT },
      when('letter:song', [
        'Next door {sender} the {sender.noun} [was listening|listened] to [somebody|someone] [singing|who sang] on the roofs.',
        'Next door {sender} the {sender.noun} had [both|his] ears up, for [somebody|someone] sang on the roofs.',
      ]),
      when('letter:lamp', [
        'Next door {sender} the {sender.noun} [stood looking|was looking|looked] up at the roofs, [as always|as usual].',
        'Next door {sender} the {sender.noun} had his [nose|eyes|head] turned up to the roofs, [as always|as usual].',
      ]),
      when('letter:melon', [
        'Next door {sender} the {sender.noun} stood by a [huge|whole|great] melon and looked up at the roofs.',
        'Next door {sender} the {sender.noun} had a [huge|whole|great] melon, and looked up at the roofs.',
      ]),
      when(
        'letter:song',
        ifRoom(
          ...planting(
            'asked',
            '“[Who is it|Who’s that|Who sings]?” asked {hero}[| softly]. “[Oh, nobody|Nobody|Nobody at all],” said {sender}, and [turned pink|blushed].',
            '{Hero} asked him who [it was|that was]. “[Oh, nobody|Nobody|Nobody at all],” said {sender}, and [turned pink|blushed].',
          ),
        ),
      ),
      when(
        'letter:lamp',
        ifRoom(
          ...planting(
            'asked',
            '“What [is|have you got|can you see] up there?” asked {hero}. “[Oh, nothing|Nothing] [yet|so far],” said {sender}.',
            '{Hero} asked what [was|there was] up there. “[Oh, nothing|Nothing] [yet|so far],” said {sender}.',
          ),
        ),
      ),
      when(
        'letter:melon',
        ifRoom(
          ...planting(
            'asked',
            '“[Won’t you eat|Aren’t you going to eat|Don’t you like] it?” asked {hero}. “Not [alone|by myself],” [said|sighed] {sender}.',
            '{Hero} asked [if he wasn’t hungry|why he didn’t eat it]. “Not [alone|by myself],” [said|sighed] {sender}.',
          ),
        ),
      ),
      adult('start'),
    ],
    pigeon: [
      [
        '¶[Then|Just then] a pigeon came [along|round the corner], on foot, with a letter.',
        '¶[Then|Just then] a pigeon [came|turned] into the lane with a letter, and he [walked|was walking].',
        '¶[Then|Just then] [small|short|quick] steps came down the lane: a pigeon, [on foot|walking], with a letter.',
      ],
      when(
        'told:asked',
        ifRoom(
          ...planting(
            'post',
            'He had [walked|come] [all the way|step by step|in the shade] from the post office by the [Nile|bridge|river].',
            'From the post office by the [Nile|bridge|river] he had [walked|come] [step by step|in the shade|along the wall].',
          ),
        ),
      ),
      [
        '“I’m {pigeon}, Air Mail, for {tower}, [before|by] sunset,” he [panted|puffed|said].',
        '“I’m {pigeon}, Air Mail,” he [panted|puffed|said], “and [this letter is|this is] for {tower}, [before|by] sunset.”',
        '“I’m {pigeon}, Air Mail,” he [panted|puffed|said]. “This [must|has to] be at {tower} [before|by] sunset.”',
      ],
      more(
        '{Sender} [turned pink|coughed|swallowed] and looked [hard|quickly] at a [wall|broom|jar].',
        'At the sight of it {sender} [turned pink|coughed|swallowed] and [counted|began to count] his feet.',
      ),
      asideHere('start', {
        person: [
          '{Friend} held out a hand to carry him, but he [stepped|walked] round it.',
          '{Friend} looked at his wings and counted them: [two|one, two].',
        ],
        pet: ['{Friend} sniffed at him, and he kept [to the right|to the side] like a [cart|bus].'],
      }),
    ],
    set: [
      [
        '¶“[But why|Why] don’t you [just |]fly?” asked {hero}[| at once].',
        '¶“Wouldn’t it be [quicker|faster|easier] to fly?” asked {hero}[| at once].',
        '¶“[But if|If] you’re Air Mail, why don’t you fly?” asked {hero}.',
      ],
      why({
        asleep: ['“My wings are [fast |]asleep,” said {pigeon}, [quickly|to the wall|to his feet|very fast].'],
        best: ['“These are my [very |]best wings,” said {pigeon}, “[not|and not] for [work|every day|weekdays].”'],
        lunch: ['“Not after such a [big|good|large] lunch,” said {pigeon}, [quickly|to the wall|to his feet].'],
        feet: ['“My feet would be [so |too ]lonely,” said {pigeon}, [quickly|to the wall|to his feet].'],
        tomorrow: ['“I [always|only] fly tomorrow,” said {pigeon}, [quickly|to the wall|to his feet].'],
        sky: ['“The sky is full,” said {pigeon}, “[three|five|four] swallows and a [cloud|kite].”'],
      }),
      takes('offer', {
        seat: [
          [
            'He was [so|very] tired, so {hero} [moved over|made room] on the step.',
            'His feet were [hot|tired|sore], so {hero} [offered him|made room on] the step.',
          ],
        ],
        sip: [
          [
            'He was [hot|dusty|thirsty], so {hero} [brought|held out|fetched] a [cup|bowl] of water.',
            'His beak was [dry|dusty], so {hero} [brought|held out|fetched] a [cup|bowl] of water.',
          ],
        ],
        seeds: [
          [
            'He was [thin|tired|hungry], so {hero} held out [four|five|six] seeds.',
            'He [looked|was] [thin|hungry], so {hero} [offered him|held out] some seeds.',
          ],
        ],
      }),
      [
        'But {pigeon} [shook his head|stepped back|did not even look]. {refrain}',
        'But {pigeon} had a rule [for that|about that]. {refrain}',
        'But {pigeon} [thanked {them}|said no] and [stood up straight|held up his head]. {refrain}',
      ],
      [
        '¶So {hero} carried it [carefully|gently|like an egg], and [off they went|they set out].',
        '¶So {hero} took the letter, and off they [went|set], {pigeon} in front.',
        '¶{Hero} knew the way, so {they} [took|carried] it, and [off they went|they set out].',
      ],
      when(
        'together',
        ifRoom(
          '{Others} went last, to [see|make sure] that nobody followed.',
          '{Others} [came|walked] behind, to [see|make sure] that nobody followed.',
        ),
      ),
    ],
    'goat.met': [
      [
        'Two [lanes|streets|doors] on, {goat} the [hungry|ever hungry] goat smelled it.',
        '[Soon|Before long] they met {goat} the goat, and she [ate|loved] [paper|ink].',
        'Two [lanes|streets|doors] on stood {goat} the goat, who [ate|loved] [paper|ink].',
      ],
      wing(
        '{Hero} held the letter [high|up high], but the goat [reared|got] up and bit it, and WINGS [flew|sprang] open.',
        'She reared up on two legs and bit [a corner|one end] of the letter, and WINGS [flew|sprang|shot] open.',
        '{Hero} held the letter high, but she [bit|got] it, and WINGS [flew|sprang|shot] open.',
      ),
      EXCUSE,
    ],
    'goat.past': [
      [
        '¶So {hero} held out {their} {snack}, which smelled [better|nicer] than [paper|ink].',
        '¶{Hero} knew what [smells|tastes] [better|nicer] than [paper|ink|letters], and held out {their} {snack}.',
      ],
      asideHere('way', {
        person: ['{Friend} [scratched|tickled] her between the horns, so that she [kept|had] her eyes shut.'],
        pet: ['{Friend} sat down in front of the letter, so that she [could not|had better not] change her mind.'],
      }),
      [
        'While she [ate|chewed|munched], the post [slipped|hurried|tiptoed] [past|by][ her|].',
        'Before she had [swallowed|finished|looked up], the post [was past|was away|had gone].',
      ],
      when(
        'told:post',
        ifRoom(
          '“A corner is [gone|missing],” said {hero}. “Then it’ll get there with three,” [said|decided] {pigeon}[, rather shaky|].',
          '“She [ate|has had] a corner,” said {hero}. “[Luckily|But] there are [three more|others],” [said|decided] {pigeon}.',
        ),
      ),
    ],
    'cat.met': [
      [
        '[Then|Next|Soon] the lane got so [thin|narrow|tight] that {cat} the cat [filled|blocked] it.',
        '[Then|Next|Soon], right across a [thin|narrow|tight] lane, lay {cat} the cat[, wall to wall|].',
      ],
      more(
        '“[Nobody|No one] gets by for nothing,” she [purred|yawned|said][| to {hero}].',
        '“It [costs something|isn’t free] to [pass|get by],” she [purred|yawned|said][| to {hero}].',
      ),
      wing(
        'She put out [a|one] [paw|claw] for the letter, and WINGS [flew|sprang|shot] open, [safe |]behind {hero}.',
        'Her [paw|claw] went to the letter, and WINGS [flew|sprang|shot] open behind {hero}.',
      ),
      EXCUSE,
    ],
    'cat.past': [
      [
        '¶So {hero} [bent|leaned] down and scratched her chin, [until|till] she [purred|rolled over|shut her eyes].',
        '¶So {hero} paid with [ten|nine|seven] strokes, [until|till] she [purred|rolled over|shut her eyes].',
      ],
      asideHere('way', {
        person: ['{Friend} [took|did] her ears, so that she [could not|did not] think of pigeons.'],
        pet: ['{Friend} lay nose to nose with her, and neither [dared to blink|blinked first].'],
      }),
      [
        'The post [tiptoed|crept|slid] [past|by], {pigeon} first, the letter last.',
        'Then the post [tiptoed|crept|slid] [past|by], first {pigeon} and then the letter.',
      ],
      when(
        'told:post',
        ifRoom(
          '“She didn’t [scare|worry|frighten] me,” he said, [two|three] corners later, [still|and was still] on tiptoe.',
          '[Two|Three] corners later he was still on tiptoe. “[Me, scared|Scared|I, afraid]?” he [said|asked].',
        ),
      ),
    ],
    'monkey.met': [
      [
        'Two [lanes|corners|doors] on, {monkey} the monkey [snatched|took] the letter to sell it.',
        '{Monkey} the monkey [sold|dealt in] [other people’s things|what was not his], and he [snatched|took] the letter.',
        'At his stall {monkey} the monkey [took|snatched] the letter, to sell it [cheap|at once].',
      ],
      wing(
        '“[Hardly used|As good as new|Still warm]!” he [cried|sang], and WINGS [flew|sprang|shot] open.',
        '“[Going, going|Who’ll buy|A letter]!” he [cried|sang], and WINGS [flew|sprang|shot] open.',
      ),
      EXCUSE,
    ],
    'monkey.past': [
      planting(
        'face',
        '¶So {hero} [acted|did|copied] {monkey} selling it, [eyebrows|eyes] and [teeth|elbows] and all.',
        '¶Nobody pays for a stolen letter, so {hero} [acted|did|copied] {monkey}, [eyebrows|eyes] and [teeth|elbows] and all.',
      ),
      asideHere('way', {
        person: ['{Friend} [clapped|cheered|whistled] so loud that [two aunts|more people] stopped to look.'],
        pet: ['{Friend} sat at the stall with both eyes on the letter, so that nobody [dared buy|could buy] it.'],
      }),
      [
        '{Monkey} laughed so [hard|much] that he gave it [back|back for nothing|back as the fee].',
        '{Monkey} laughed [till he cried|and held his tummy], and gave it [back|back for nothing].',
      ],
      when(
        'told:post',
        ifRoom(
          '“[Tomorrow|Next time] do the [mayor|baker|barber],” he called after them, “I’ll [bring my mother|keep you a place]!”',
          '“[Lost, found|Stolen, sold] and [returned|given back],” said {pigeon}, [rather shaky|dusting it|turning it round]. “That’s [a first|new].”',
        ),
      ),
    ],
    'owl.met': [
      [
        'A [cart|bicycle] came, so {pigeon} hopped into a basket on a rope. [High above|Upstairs] {owl} the owl expected bread, and pulled.',
        'To let a [cart|bicycle] by, {pigeon} hopped into a basket on a rope. “My bread!” [said|called] {owl} the owl, [high above|upstairs], and pulled.',
      ],
      wing(
        '“The letter!” he [cried|called], for {hero} had it, and WINGS [flew|sprang|shot] open.',
        'Up he went without the letter, and WINGS [flew|sprang|shot] open[, all by SELF|].',
      ),
      EXCUSE,
    ],
    'owl.past': [
      ifRoom(
        '¶“My bread has [toes|feet|a beak],” [said|remarked] {owl}, who had [lost|mislaid] her glasses.',
        '¶{Owl} had [lost|mislaid] her glasses. “[Toes|Feet], on my [loaf|bread]?” she [said|wondered].',
      ),
      [
        'So {hero} [raced|went] for a [warm|fresh|real] loaf, and for that she let him down.',
        'So {hero} [fetched|bought] her a [warm|fresh|real] loaf, and {pigeon} came down.',
      ],
      asideHere('way', {
        person: ['{Friend} held the [rope|basket] [tight|still], so that he could [climb|get] out.'],
        pet: ['{Friend} sat on the rope, so that it [could not|would not] go up again.'],
      }),
      when(
        'told:post',
        ifRoom(
          '“That wasn’t flying,” said {pigeon}, [rather shaky|holding on], “that was [a chair|shopping|being bread].”',
          '“[Feet|Both feet] on the [ground|stones],” said {pigeon}, [rather shaky|patting them], “that’s [how post travels|where post belongs].”',
        ),
      ),
    ],
    'hoopoe.met': [
      [
        '{Hoopoe} the hoopoe sent them [left|right], [right|left], [and back|and round] to his own fountain.',
        'At a fountain {hoopoe} the hoopoe sent them [left|right], [right|left], and [back|round] again.',
      ],
      wing(
        'Dizzy {hero} nearly [dropped|lost] the letter in the water, and WINGS [flew|sprang|shot] open.',
        '{Hero} was so dizzy that the letter slipped, and over the water WINGS [flew|sprang|shot] open.',
      ),
      EXCUSE,
    ],
    'hoopoe.past': [
      [
        given('not seated', '¶So {hero} climbed [onto|up on] the rim, and there, over the roofs, [stood|was] {tower}.'),
        given(
          'not seated',
          '¶So {hero} climbed [onto|up on] the rim [to look|and looked], and saw {tower} over the roofs.',
        ),
        given(
          'seated',
          '¶So {hero} leaned [far|right] out over the water to look, and there, over the roofs, [stood|was] {tower}.',
        ),
      ],
      asideHere('way', {
        person: ['{Friend} held on to {hero}, or {they} would have [fallen in|got very wet].'],
        pet: ['{Friend} was [already off|off] in that direction, nose [first|to the ground].'],
      }),
      when(
        'told:post',
        ifRoom(
          '“So [small|tiny|thin],” said {pigeon}, [beside {them}|with a sigh], “and still so far [away|off|to walk].”',
          '“No bigger than a [thumb|thimble|bean],” [said|sighed] {pigeon}, “and still so far [away|off|to walk].”',
        ),
      ),
      more(
        '“[Just|Exactly] what I [said|meant],” called {hoopoe}, [and put up his crown|without blushing].',
        '“[Which is|That’s] what I [said|meant],” called {hoopoe}, “with [fewer|half the] [corners|words].”',
      ),
    ],
    market: [
      planting(
        'market',
        'The [short|shortest|quickest] way led through the market, where [everybody|everyone] was [pushing|shoving|shopping].',
        '[Then|Next] came the market, and the whole [town|city] was [shopping|pushing|shoving] there.',
      ),
      [
        'But under the tables there was room, so {pigeon} marched [there|ahead], and {hero} [followed|crept after him].',
        'So {pigeon} marched under the tables, where it was empty, and {hero} [followed|crept after him].',
      ],
      [
        'They [squeezed|went] past a [melon|heap of melons] and round a [drum|row of drums].',
        'A [melon|heap of melons] went by, and then a [drum|row of drums].',
      ],
      [
        '¶“You’re [so |very |]good at walking,” [panted|said] {hero}. “I never [do|did] anything else,” said {pigeon}, [rather sadly|and sighed].',
        '¶“You [walk|march] [so well|very well],” [panted|said] {hero}. “I’ve never [done anything else|tried anything else],” said {pigeon}, [rather sadly|and sighed].',
      ],
    ],
    awning: [
      [
        '[At the next corner|Outside] the wind [pulled|took|snatched] the letter from {hero} and [laid|left] it on the [highest|tallest] awning.',
        '[At the next corner|Outside] the wind [pulled|took|snatched] the letter from {hero} and blew it onto the [highest|tallest] awning.',
      ],
      [
        'One flap, and he would be there. But {pigeon} looked [down|at the ground] and shut [his|both] eyes.',
        '{Pigeon} looked up at it, looked [down|at the ground], and shut [his|both] eyes.',
      ],
      [
        'He [went|walked] to the [lamp seller’s|painter’s|carpet man’s] ladder on [shaking|trembling] legs. {refrain}',
        'Then he set one [shaking|trembling] foot on a [painter’s|carpet man’s|lamp seller’s] ladder. {refrain}',
      ],
      asideHere('trouble', {
        person: ['{Friend} sat on the bottom rung, so that it [could not|did not] slip.'],
        pet: ['{Friend} lay across the foot of the ladder, so that it [could not|did not] slip.'],
      }),
      [
        '{Hero} held the ladder [still|tight], and rung by rung he [fetched|got] the letter.',
        'Rung by rung he [fetched|got] the letter, while {hero} held the ladder.',
      ],
    ],
    stairs: [
      planting(
        'stairs',
        '[Then|At last] there was no more lane, only {steps} stairs, [up to a|all the way to the] roof.',
        '[Then|At last] the way [only |just |]went up: {steps} stairs, [round and round|one above the other].',
        'The last house was [full of|nothing but] stairs, {steps} of them, [round and round|one above the other].',
      ),
      [
        '“[Sit down|Rest a bit|Get your breath|Rest your feet] first,” [said|begged|offered] {hero}. {Pigeon} took the first [step|stair]. {refrain}',
        '“[Shall we|Won’t you] [rest|sit down|breathe] first?” asked {hero}. {Pigeon} was [already|by then] on the second stair. {refrain}',
      ],
      [
        '¶[Three|Five|Six] stairs were missing, so {hero} took {pigeon} over the gap on one shoulder, like [a parrot|a general’s braid|a parcel].',
        '¶[Half-way|Near the top] came a gap, so {hero} took {pigeon} over on one shoulder, like [a parrot|a general’s braid|a parcel].',
        '¶But [half-way|near the top] there was only a gap, so {pigeon} rode over on {hero’s} shoulder, like [a parrot|a general’s braid|a parcel].',
      ],
      more(
        '“It counts as walking,” said {pigeon}, “[your|because your] feet [did it|were walking].”',
        '“That was still walking,” said {pigeon}, “[only|just] [higher up|with your feet|with other feet].”',
      ),
    ],
    gap: [
      when(
        'told:stairs',
        [
          'At the top was a [small|low|green] door, and behind it was the wrong roof.',
          'The stairs [ended|came out] at a [small|low|green] door, on the wrong roof.',
        ],
        [
          'Then came {steps} stairs and a [small|low|green] door, and [behind|beyond] it the wrong roof.',
          'They [took|went up] {steps} stairs, and [came out|were] on the wrong roof.',
        ],
      ),
      [
        '{Tower} stood on the [next|other] roof, with {gap} paces of [empty |]air between.',
        'On the [next|other] roof stood {tower}, and {gap} paces of [empty |]air lay between.',
      ],
      [
        '¶“[It’s nearly sunset|We’re late|There’s no more time],” [said|whispered] {hero}, “but when the letter was in [trouble|danger], your wings opened.”',
        '¶“When the letter was in [trouble|danger], your wings opened,” [said|whispered] {hero}, “and [the sun is going|there’s no more time|now is the time].”',
      ],
      why({
        asleep: [
          '¶“They’re not asleep,” {pigeon} [whispered|said|breathed]. “I [keep|hold] my wings [shut|closed]. I’m [so |too |just |]afraid of down.”',
          '¶“They were never asleep,” {pigeon} [whispered|said|breathed]. “I [shut|fold] my wings myself. I’m [so |too |just |]afraid of down.”',
        ],
        best: [
          '¶“They’re not my best,” {pigeon} [whispered|said|breathed]. “I [keep|hold] my wings [shut|closed]. I’m [so |too |just |]afraid of down.”',
          '¶“They’re [just|only] ordinary wings,” {pigeon} [whispered|said|breathed]. “I [shut|fold] my wings myself. I’m [so |too |just |]afraid of down.”',
        ],
        lunch: [
          '¶“There was no lunch,” {pigeon} [whispered|said|breathed]. “I [keep|hold] my wings [shut|closed]. I’m [so |too |just |]afraid of down.”',
          '¶“My lunch was [a fib|one pea],” {pigeon} [whispered|said|breathed]. “I [shut|fold] my wings myself. I’m [so |too |just |]afraid of down.”',
        ],
        feet: [
          '¶“My feet [wouldn’t mind|are all right],” {pigeon} [whispered|said|breathed]. “I [keep|hold] my wings [shut|closed]. I’m [so |too |just |]afraid of down.”',
          '¶“It isn’t my feet,” {pigeon} [whispered|said|breathed]. “I [shut|fold] my wings myself. I’m [so |too |just |]afraid of down.”',
        ],
        tomorrow: [
          '¶“I’ve been saying tomorrow for [seven|nine] years,” {pigeon} [whispered|said|breathed]. “I [keep|hold] my wings [shut|closed]. I’m [so |too |just |]afraid of down.”',
          '¶“It’ll never be tomorrow,” {pigeon} [whispered|said|breathed]. “I [shut|fold] my wings myself. I’m [so |too |just |]afraid of down.”',
        ],
        sky: [
          '¶“The sky isn’t full,” {pigeon} [whispered|said|breathed]. “I [keep|hold] my wings [shut|closed]. I’m [so |too |just |]afraid of down.”',
          '¶“It’s [so |]empty up there,” {pigeon} [whispered|said|breathed]. “I [shut|fold] my wings myself. I’m [so |too |just |]afraid of down.”',
        ],
      }),
    ],
    turn: [
      when('interest', when('told:market', TURN), { ifRoom: TURN }),
      asideHere('trouble', {
        person: ['{Friend} sat [close|so close] to {pigeon}[, knee to wing|].'],
        pet: ['{Friend} lay down along the edge, and there was less of it to [see|look at].'],
      }),
      when(
        'interest',
        when(
          'told:market',
          asking,
          when(
            'giver',
            [
              '¶“{Giver} taught me about {interest}, with a rule. [Say|Tell me] yours,” said {hero}. {refrain}',
              '¶“{Giver} has a rule even for talking about {interest}. [Say|Tell me] yours,” said {hero}. {refrain}',
            ],
            [
              '¶“I have a rule, too, when I tell about {interest}. [Say|Tell me] yours,” said {hero}, and {pigeon} [whispered it|did]. {refrain}',
              '¶“Even for {interest} I have a rule. [And yours|What is yours]?” said {hero}. {refrain}',
              '¶“[One thing at a time|First things first], that’s how I tell about {interest}. [Say|Tell me] your rule,” said {hero}, and {pigeon} [whispered it|did]. {refrain}',
            ],
          ),
        ),
        asking,
      ),
      [
        '¶“And is being afraid [the|a] letter?” asked {hero}[| softly| at last]. {Pigeon} [shook his head|thought, and shook his head].',
        '¶“[And is|So is|Is] being afraid [the letter|a letter]?” asked {hero}. “No,” [said|admitted] {pigeon} [slowly|softly|at last].',
        '¶“[And|But] being afraid,” asked {hero}, “is that [the letter|a letter]?” {Pigeon} [thought, and|blinked, and] shook his head.',
        '¶“Is being afraid [a letter|the letter][, too|, then|]?” asked {hero}. {Pigeon} [thought, and|blinked, and] shook his head.',
      ],
      [
        '“Then it can wait [until|till] [later|afterwards],” [said|decided|whispered] {hero}.',
        '“Then be afraid [later|afterwards],” [said|begged|whispered] {hero}.',
      ],
    ],
    fly: [
      when(
        'told:market',
        [
          '¶So {pigeon} took the letter in his beak, looked [at the tower|across], and stepped [off the wall|into the air|off the roof].',
          '¶So {pigeon}, letter in beak, [walked|marched] to the [edge|end] of the roof, and took one more step.',
        ],
        [
          '¶So {pigeon} took the letter and stepped off[| the roof| the edge]. His wings [opened|flew open|sprang open|shot open], [stayed open|stayed that way|did not shut], and he flew.',
          '¶So {pigeon} took the letter and stepped into the air. His wings [opened|flew open|sprang open], and this time he [left them open|didn’t shut them]. He flew.',
          '¶So {pigeon} took the letter and [marched|walked] off the roof. Both wings [opened|flew open|sprang open], and [this time|now] he [left them open|didn’t shut them|didn’t fold them], but flew.',
          '¶So {pigeon} took the letter, and one more step. [Up|Open] went both wings, and this time he [left them open|didn’t shut them|didn’t fold them], but flew.',
        ],
      ),
      when('told:market', [
        'He fell to the [washing|second floor], and then both wings [flew|sprang|shot] open.',
        'For a [breath|heartbeat|moment] he [fell|dropped], and then both wings [flew|sprang|shot] open.',
      ]),
      when('told:market', [
        '[And this|This] time he did not shut them, but flew, [up over the street|straight through the evening].',
        '[And this|This] time he left them open, and they [carried|took] him [over the street|through the evening].',
      ]),
      when(
        'told:market',
        ifRoom(
          '{Hero} waved and [cheered|shouted] until [six|seven|nine] windows opened.',
          'Behind him {hero} [cheered|shouted] so loud that [two dogs|all the dogs] joined in.',
        ),
      ),
      asideHere('turn', {
        person: ['“He’s [left them|keeping them] open!” [shouted|cried] {friend}.'],
        pet: ['{Friend} [hopped|jumped] up and down for joy.'],
      }),
    ],
    letter: [
      [
        '{Pigeon} laid the letter [before|in front of] {receiver}, the tower {receiver.noun}. Then he was afraid, as [agreed|promised], and [shook|trembled].',
        '{Pigeon} [brought|gave] the letter to {receiver}, the tower {receiver.noun}. Then he was afraid, as [agreed|promised], and [shook|trembled].',
        'First {pigeon} gave the letter to {receiver}, the tower {receiver.noun}. [Only then was he|After that he was] afraid, as [agreed|promised], and [shook|trembled].',
      ],
      when('letter:song', [
        '¶{Hero} [came|hurried] [by|up] the other stairs and read it to {receiver}: “[Dear Voice|Dear Singer], it’s [no echo that|not an echo that] sings back, it’s me. Please sing [tonight|this evening], [too|for me|just once]. {Sender}.”',
        '¶{Hero} [came|hurried] [by|up] the other stairs and read it to {receiver}: “[Dear Voice|Dear Singer], I [love|like] your song and can’t climb up. Please sing [tonight|this evening], [too|for me|just once]. {Sender}.”',
      ]),
      when('letter:lamp', [
        '¶{Hero} [came|hurried] [by|up] the other stairs and read it to {receiver}: “[Dear Lamp|Dear Light], you’re the only star in my [deep |]lane. Please [wink|wink at me|give me a wink] [tonight|when it gets dark|after dark]. {Sender}.”',
        '¶{Hero} [came|hurried] [by|up] the other stairs and read it to {receiver}: “[Dear Lamp|Dear Light], [every night|each night] I look up at you. Please [wink|wink at me|give me a wink] [tonight|when it gets dark|after dark]. {Sender}.”',
      ]),
      when('letter:melon', [
        '¶{Hero} [came|hurried] [by|up] the other stairs and read it to {receiver}: “[Dear Upstairs|Dear Neighbour], my melon is too big for one. Please [come|come down|climb down] [tonight|this evening|for supper]. {Sender}.”',
        '¶{Hero} [came|hurried] [by|up] the other stairs and read it to {receiver}: “[Dear Upstairs|Dear Neighbour], I can’t climb, so [please|do] come down [tonight|this evening], for melon. {Sender}.”',
      ]),
      when('letter:song', [
        given(
          'told:asked',
          '¶“[He’s|That’s] my neighbour,” [cried|said] {hero}, “[so|and] you’re the nobody he [listens|sings] to!”',
          '¶“From next door,” [cried|said] {hero}, “[so|and] you’re the nobody he [listens|sings] to!”',
        ),
        given(
          'not told:asked',
          '¶“[He’s|That’s] my neighbour,” [cried|said] {hero}, “[so|and] it’s you he [listens|sings] to!”',
          '¶“From next door,” [cried|said] {hero}, “[so|and] it’s you he [listens|sings] to!”',
        ),
      ]),
      when('letter:lamp', [
        given(
          'told:asked',
          '¶“[He’s|That’s] my neighbour,” [cried|said] {hero}, “[so|and] this is the nothing he [looks|stares] at!”',
          '¶“From next door,” [cried|said] {hero}, “[so|and] that’s the nothing he [looks|stares] at!”',
        ),
        given(
          'not told:asked',
          '¶“[He’s|That’s] my neighbour,” [cried|said] {hero}, “[so|and] this is what he [looks|stares] at!”',
          '¶“From next door,” [cried|said] {hero}, “[so|and] that’s what he [looks|stares] at!”',
        ),
      ]),
      when('letter:melon', [
        '¶“[He’s|That’s] my neighbour,” [cried|said] {hero}, “[so|and] [this is|you’re] who he kept it for!”',
        '¶“From next door,” [cried|said] {hero}, “[so|and] that’s [who the melon was for|who he kept it for]!”',
      ]),
      when(
        'told:post',
        more(
          'It had gone to the post office and back, past his own [nose|door|feet][ again|].',
          'It had come back from the post office [straight |right |]past his own [nose|door|feet].',
        ),
      ),
    ],
    home: [
      when('letter:song', [
        'In the moonlight it came from the roofs: “{receiver.call}!” And {sender} sang [back|up to her], “{sender.call}!”',
        'By moonlight, in {lane}, they heard it: “{receiver.call}!” And {sender} sang [back|up to her], “{sender.call}!”',
      ]),
      when('letter:lamp', [
        'In the moonlight a small lamp winked [on the roof|over {lane}], and {sender} [winked|blinked] back with [both eyes|his whole head].',
        'By moonlight, over {lane}, a small lamp winked[| twice], and {sender} [winked|blinked] back with [both eyes|his whole head].',
      ]),
      when('letter:melon', [
        'So {receiver} [came|climbed] down all the stairs, and they [shared|ate] the melon in the moonlight.',
        'By moonlight {receiver} [came|climbed] down all the stairs, and they [shared|ate] the melon in {lane}.',
      ]),
      when(
        'letter:melon',
        [
          '¶Then {pigeon} [said good night|bowed|nodded to all] and [set off|started] home, on foot.',
          '¶When it was [gone|eaten], {pigeon} [bowed and |]set off home, on foot.',
        ],
        [
          '¶Then {pigeon} [came by|came along|passed], going home on foot.',
          '¶Then [small|short|quick] steps came [by|along]: {pigeon}, on his way home.',
        ],
      ),
      when(
        'together',
        ifRoom('“[Good night|Bye], Air Mail!” called {others}.', '{Others} called: “[Good night|Bye], Air Mail!”'),
      ),
      takes('offer', {
        seat: [
          when(
            'told:post',
            more(
              'First he sat down on the step [for a while|a good while], for now he [could|had time].',
              'But first he sat on the step [for a while|a good while], [because|as] the letter was there.',
            ),
          ),
        ],
        sip: [
          when(
            'told:post',
            more(
              'First he drank [the water|his water], [to the last drop|all of it], for now he [could|had time].',
              'But first he drank [the water|his water], [to the last drop|all of it], [because|as] the letter was there.',
            ),
          ),
        ],
        seeds: [
          when(
            'told:post',
            more(
              'First he ate the seeds, [one after the other|every one|all of them], for now he [could|had time].',
              'But first he ate the seeds, [one by one|every one|all of them], [because|as] the letter was there.',
            ),
          ),
        ],
      }),
      when(
        'adults',
        [
          '¶“[But he|He] can fly [now|after all],” [said|called] {adults} at the door, “so why [doesn’t he|does he walk]?”',
          '¶“[Now|But now] that he can,” [said|asked] {adults} at the door, “why doesn’t he [just |]fly?”',
        ],
        [
          '¶“But you can fly now,” [said|called] {hero}, “so why [don’t you|are you walking|do you walk]?”',
          '¶“[Now|But now] that you can,” [said|called|asked] {hero}, “why don’t you [just |]fly?”',
          '¶“Why don’t you [just |]fly,” [asked|called] {hero}, “[now that you can|as you did today]?”',
        ],
      ),
      why({
        asleep: [
          '“[Hush|Shh],” [said|whispered] {pigeon}, [tiptoeing|walking] [on|off softly]. “They’ve had a [long|big] day, and now they really are asleep.”',
        ],
        best: [
          '“These are my best wings,” said {pigeon}, and [looked|smiled] [back|round] at them, and [now|this time] it was true.',
        ],
        lunch: [
          '“[Without any supper|Before supper|With no supper]?” said {pigeon}, [quite shocked|horrified], and [walked|hurried] on, to look for [beans|crumbs|a bite].',
        ],
        feet: [
          '“My feet [carried|have carried] me all [those|these] years,” said {pigeon}, “so I must [walk|see] them home.”',
        ],
        tomorrow: [
          '“[Tomorrow|First thing tomorrow],” said {pigeon}, [walking|strolling] on, and this time {hero} [believed him|knew that he would].',
        ],
        sky: [
          '“The sky is full,” said {pigeon}, [walking|strolling] on, and it was, from roof to roof, full of [stars|nothing but stars].',
        ],
      }),
    ],
  },
  asides: {
    start: {
      person: ['“I’ll come, too,” said {friend}, [already up|and got up].'],
      pet: ['{Friend} looked him over [twice|from beak to tail].'],
    },
    way: {
      person: ['“Is it [still|very] far?” asked {friend}, and walked faster.'],
      pet: ['{Friend} kept close to {hero’s} heels.'],
    },
    trouble: {
      person: ['{Friend} took {hero’s} {hero.hand} and [held on|waited].'],
      pet: ['{Friend} leaned against {hero’s} leg.'],
    },
    turn: {
      person: ['“[We|I] walked here with him!” cried {friend}.'],
      pet: ['{Friend} turned in circles for joy.'],
    },
    end: {
      person: ['{Friend} was half asleep by then.'],
      pet: ['{Friend} was asleep already.'],
    },
  },
  adults: {
    start: ['“[There he is|He’s] at it again,” said {grownUp}, [coming to|looking out of] the door.'],
    end: ['“So that’s what it was,” said {grownUp}, who had come [out|to the door].'],
  },
  traits: { habit: habits, turn: turns },
};
