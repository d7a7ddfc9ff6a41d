/** What heroes of each trait do at the castle, in English for readers of 5 to 10. */
import { given, type TraitLines } from '#studio/storyteller/text/passage.ts';

export const habits: TraitLines = {
  brave: [
    '{Hero} had [already|twice] [walked along the broken wall|put an arm into the lion’s stone mouth|shouted down the deepest well], to see what would [happen|come of it].',
    '{Hero} [called|shouted] hello into the [deepest|blackest] well there was, and then [waited for somebody to answer|said: well, come up, then].',
  ],
  curious: [
    '{Hero} had found [eleven|nine|fourteen] doors so far, and [opened|knocked at|looked behind] every one of [them|those].',
    '{Hero} wanted to know where [kings|queens|knights] kept their [toothbrushes|wet socks|cheese], and [nobody|no sign] could say.',
  ],
  kind: [
    '{Hero} had given the stone [lion|knight] a [bite|bit] of lunch, as he looked [thin|left out|in need of it].',
    '{Hero} had [carried|helped] a [beetle|snail] all the way up to the [view|top], because it would [never|not] have seen it [else|otherwise].',
  ],
  funny: [
    '{Hero} had put a [bucket|flowerpot|basket] on, and was knighting the [geese|puddles|pillars], [one by one|with a spoon].',
    '{Hero} bowed to [every|each] [puddle|pigeon] and [called it|asked after] Your [Majesty|Wetness|Highness].',
  ],
  shy: [
    '{Hero} liked [ruins|old walls]: they have [nothing to ask you|all the time in the world|good corners] and [do not mind|like] quiet.',
    '{Hero} had not said [much|a word] all [morning|day], but had [smiled at|nodded to] a [lizard|swallow], and it had [stayed|nodded back].',
  ],
  stubborn: [
    '{Hero} was [still|even now] trying to [push the big gate open|lift the fallen stone|turn the rusty key], and it had [moved|given way] by a [hair|crumb].',
    'They had said that [no one|nobody] could climb the [slope|wall] in [sandals|those shoes], and so {hero} [had|was halfway up].',
  ],
  dreamy: [
    '{Hero} lay on the [wall|grass] and [filled|dressed] the castle again in {their} head, with [flags|horses|cooks] and a [smell of soup|great deal of trumpets].',
    '{Hero} was watching one [cloud|swallow] go [round|over] the tower, [slowly|again and again], as if it had [lost|left] something [there|up there].',
  ],
  careful: [
    '{Hero} had [counted|tried] every step, and told the [others|swallows] which were [loose|wobbly|not to be trusted].',
    '{Hero} had drawn a [map|plan] of it all, with an arrow for [out|home], [just in case|as one should].',
  ],
  energetic: [
    '{Hero} had raced round the [walls|castle] [six|nine|eleven] times, and [been|galloped] both the [horse|army] and the [king|rider].',
    '{Hero} took the [steps|stairs] two at a time, then [three|four], then [rolled|came] back [down the grass|to the start].',
  ],
  clever: [
    '{Hero} had worked out which [window|chimney] was the [kitchen’s|king’s], by the [soot|moss|pigeons], and was [right|very likely right].',
    '{Hero} could tell [from the moss|by the stones] which wall was [oldest|best], and [told it so|let it know].',
  ],
  interest: [
    '{Hero} had been explaining {interest} to the stone [lion|knight|king], who had [not interrupted once|listened better than most].',
    '{Hero} had been wondering what kings used to know about {interest}: [very little|next to nothing|not much], to judge by the [walls|stairs|battlements].',
    '{Hero} had found the only [wall|stone|step] that had something to do with {interest}, if you [looked long enough|shut one eye|were generous].',
    given('liking', '{Hero} {liking.skill}, and had just been telling the stone [lion|knight|king] so.'),
  ],
};

export const turns: TraitLines = {
  brave: [
    'It is [easy|easier] to [charge|roar|stand up tall]. It takes [more|real courage] to [say|call out] what {hero} said [now|next].',
    '{Hero} had [never|not once] minded a [fight|climb|dare]. [This|Asking|What came now] was [harder|much harder|the steep part], and {they} took a [breath|deep breath|very deep breath].',
    '{Hero} [stood up|squared {their} shoulders|set {their} chin], as [knights|heroes] do before they [ride|shout], and did the [bravest|boldest] thing there is: {they} [asked|called for help].',
  ],
  curious: [
    '“What [does|would] a dragon do,” {hero} wondered, “if [nobody|no one] [rescued|asked anything of] him? If [somebody|I] asked him?”',
    '{Hero} had one question [left|left to ask], and it was a [new|strange] one: who rescues the [rescuer|one who comes]?',
  ],
  kind: [
    '{Hero} thought of that [tail|small tremble], and was [not cross|sorry] any more. There are [people|dragons] one must not [pull|push]. One has to [need them|ask them in].',
    '“He’s been the one who [waits|is helped] for so long,” thought {hero}, “[perhaps|maybe] he’d like a [turn|go] at the [other end|other thing].”',
  ],
  funny: [
    '{Hero} told the [step|door] a [joke|good one], and neither of them [laughed|felt like it]. So {they} tried the [truth|plain truth] [instead|for once].',
    '“A [knight|hero] who wants [carrying|fetching],” said {hero} to the [wall|moon]. “That’s a [new|good] one.” And yet it was [so|true].',
  ],
  shy: [
    '{Hero} did not like to [shout|ask]. {They} [practised|tried] it [softly|in a whisper], [once|twice], and then [out loud|so that it could be heard].',
    'For {hero}, [asking|calling out] was like [jumping off a wall|lifting a cow]. {They} shut both eyes and [did it|called].',
  ],
  stubborn: [
    '{Hero} never [asked|called] for help. {They} did [everything|every knot] alone, on [principle|purpose]. But {they} could be stubborn [about dragons|the other way], too.',
    '“I am not going home without him,” said {hero} to the [bottom|last] step, and [thought|sat] until there was only one thing left [to try|in the bag].',
  ],
  dreamy: [
    'It got [dark|late] so [softly|slowly] that {hero} only noticed when the [path|hill] was [gone|no longer there]. And out of the dark came [a thought|an idea].',
    '{Hero} was [looking|gazing] at the first star, which [was all alone and|seemed to be] waiting for [somebody|company], and then {they} [knew|saw it].',
  ],
  careful: [
    '{Hero} looked for the [path|way], [left and right|up and down], and it was [too dark|no use]. Then the careful thing to do is to [stay put|stop] and [call|say so].',
    '{Hero} [counted|went over] what {they} had: [no lamp|no light], no [matches|map], one dragon. One dragon [might do|was quite a lot|was plenty].',
  ],
  energetic: [
    'For [once|the first time all day] {hero’s} legs would not [go|run another step]. {They} stood [stock-still|on one spot], and that was when {they} [knew|had it].',
    '{Hero} had [run|raced] up that tower [all day|since lunch]. Now {they} stayed [still|put], which was [the new part|odd], and [called|opened {their} mouth].',
  ],
  clever: [
    '{Hero} [put|laid] it together: he knows [every|each] rule, he longs to be [needed|useful], and he [glows in the dark|has a light in him]. It [came out|added up] [nicely|at once].',
    '“It is the wrong way round,” {hero} said [slowly|to the step]. “We’ve been [pulling|doing it] from the wrong [end|side].”',
  ],
  interest: [
    'You may know all there is to know about {interest}, thought {hero}, and still not find a [gate|door] in the dark. For that one needs [somebody who glows|a dragon].',
    '{Hero} knew [a hundred|a great many] things about {interest}. [Not one|None of them] was any use at night. So it would have to be [somebody else|somebody with a light].',
    'The best thing is when somebody asks you to [help|explain], thought {hero}, even about {interest}. And who had ever asked [a dragon|{dragon}]?',
  ],
};
