/** What heroes of each trait do in the story of the walking pigeon, in English for readers of 5 to 10. */
import type { TraitLines } from '#studio/storyteller/text/passage.ts';

export const habits: TraitLines = {
  brave: [
    '{Hero} had told the [geese|sparrows|wasps] of {lane} who was [boss|in charge here], and they had been [quite|very] [polite|good] about it [since|so far].',
    'There was a [cellar|well|cupboard] in {lane} that [growled|hummed]. {Hero} had [sung|shouted|read] into it that morning, and it had [stopped|joined in|hummed along].',
    '{Hero} had walked round the [edge|rim] of the [water trough|flower tub] that morning, [eyes shut|arms crossed|backwards], and only [once|twice] got wet.',
    '{Hero} had jumped from the [third|fourth|fifth] step that morning, and was [eyeing|looking at] the [sixth|next one].',
    '{Hero} had shaken hands with the [big|barking] dog of {lane}, who was so [surprised|astonished] that he [sat down|went home].',
    '{Hero} was the only one in {lane} who dared to [ring the brass bell|walk past the geese|knock at number nine].',
  ],
  curious: [
    '{Hero} was finding out how many [ants|flies] could [carry|share] one [crumb|seed]. ([Eleven|Six|Nine]. They argued.)',
    '{Hero} had already asked the [baker|barber|plumber] why [bubbles are round|cats land on their feet|onions cry], and got [a shrug|half an answer].',
  ],
  kind: [
    '{Hero} was [holding up|feeding] a [very small|lost|limping] beetle, who [had had a long day|seemed grateful].',
    '{Hero} had moved {their} [foot|cushion] to the left, because a [cat|column of ants] needed the [shade|right].',
  ],
  funny: [
    '{Hero} wore a [colander|basket|flowerpot] and told everyone who passed that it was [Thursday|the fashion|a borrowed head].',
    '{Hero} was teaching a [cat|lemon] to say good morning, and [the lemon was ahead|it was going badly].',
  ],
  shy: [
    '{Hero} liked the step because you could see [all the feet|everybody] from there, and [hardly anyone|nobody] saw you.',
    '{Hero} had said only [three|four] words so far that day, and [two|all] of them to a [cat|sparrow].',
  ],
  stubborn: [
    '{Hero} had peeled [six|seven] oranges that morning, each in one long [ribbon|piece]. It was the [eighth|ninth] that [worked|came off whole].',
    '“This is my step,” {hero} had told the sun [an hour|two hours] ago, and the [sun|shade] was [still thinking it over|coming round to it].',
  ],
  dreamy: [
    '{Hero} was looking at the strip of sky between the houses, where a cloud was turning from a [boat|slipper] into [an aunt|a teapot].',
    '{Hero} had [gone out|been sent] for salt some time ago, and the salt was still waiting[| to be bought].',
  ],
  careful: [
    '{Hero} had counted the steps, the doors and the cats of {lane}, and there was one cat [too many|more than yesterday].',
    '{Hero} ate from left to right, [so that nothing was missed|as one should], and kept the [last|best] bite for [last|later].',
  ],
  energetic: [
    '{Hero} had raced to the corner and back [nine|ten|seven] times, once [backwards|on one leg|with a bucket].',
    '{Hero} was sitting still, which [never|hardly ever] happened, and it [tickled|felt like an itch].',
  ],
  clever: [
    '{Hero} knew how many steps it was to the corner: [fifty|seventy] if you walked, and [thirty|forty] if you ran.',
    '{Hero} could tell by the [smell|shadows] alone what time it was: half past [beans|coffee|soap].',
  ],
};

export const turns: TraitLines = {
  brave: [
    '“Hold on to my [sleeve|thumb|finger],” said {hero}. “It’s [shaking|trembling] as well. Now we’ve got [two|two scared people], and two is [a crowd|an army|a plan].” {Pigeon} [nearly smiled|held on].',
    '{Hero} stood up on the [bucket|old chair] and shouted at the gap, as loud as {they} could: “[WE SEE YOU|GOOD EVENING, DOWN|WE’RE COMING]!” The gap said [it back|nothing]. “See?” said {hero}. “It [only|just] [copies|listens].”',
    '“The worst bit is [before|the bit before],” said {hero}. “It was like that with the [well|deep end|dentist]. Then you do it, and it’s [behind|all behind] you, and you [tell everyone|want to go again].” {They} [waited|grinned], and held out the letter.',
    '“Give me your scared,” said {hero}, and put out a {hero.hand}. {Pigeon} [thought about it|looked at it] and laid a [foot|small cold foot] in it. {Hero} closed {their} {hero.hand}. “[Got it|There],” {they} said, “[I’ll keep it|you’ll get it back] till you’re [across|over there].”',
    '{Hero} sat down [right next to|beside] him. “Want to know [a secret|something]?” {they} [said|whispered]. “Brave is when your [knees|teeth] [shake|wobble] and you go [anyway|all the same]. Mine are [shaking|wobbling] now.”',
    '“I was scared of the [third step|dark stairs|big dog|barber] once,” said {hero}. “So I [said hello to|shook hands with] the scare, and jumped while it was [surprised|looking for an answer].”',
  ],
  curious: [
    '“Tell me one thing,” said {hero}. “What does [a cloud|the sun] look like from the side? I’ll never [get|be able] to know, unless [somebody|someone with wings] goes and [looks|asks].”',
    '“Is air [soft|warm] in the middle?” asked {hero}. “Does it [squeak|bounce]? You’ve got [two wings|a ticket] and you’ve never [looked|been]!” {Pigeon} had never [thought of it like that|wondered before].',
  ],
  kind: [
    '{Hero} did not say go on. {Hero} lay down beside {pigeon} and said, “I’ll hold the [fear|scared part]. You just take the [letter|wings].”',
    '“You don’t have to,” said {hero}, and [smoothed|stroked] his feathers the right way. “I like you [just as much|no less] on foot.” And that, [oddly|strangely], was what made him stand up.',
  ],
  funny: [
    '{Hero} flapped round the roof with {their} elbows, crowed, and [fell over|bumped into] a bucket. “Well, that’s not how,” said {pigeon}, [and laughed|laughing], and opened his wings to [show|correct] {them}.',
    '“Knock, knock,” said {hero}. “Who’s there?” “[Air|Wing].” “[Air|Wing] who?” “I don’t know,” said {hero}, “you’ll have to [go and ask|find out].” {Pigeon} laughed so hard that his wings [opened|came loose].',
  ],
  shy: [
    '{Hero} did not like to speak in front of [people|anyone], but {they} knew [a good deal|a lot] about being afraid. “Don’t do all of it,” {they} said [softly|very low]. “Do the [first bit|first feather]. Then see.”',
    '“When I must say hello,” said {hero}, “I look at one [button|eyebrow] and [forget|leave out] the rest. Pick one [brick|window] of the tower. Just [that|one].”',
  ],
  stubborn: [
    '“We’ve done {steps} stairs,” said {hero}, and folded {their} arms. “I am not [turning round|going down] for one [thin|silly] bit of air.”',
    '“No,” said {hero}. “No what?” asked {pigeon}. “Just no. We’re not people who [stop|give up] at [the last page|almost].” And {they} [sat down|stood there] to wait, [all night|for ever], if need be.',
  ],
  dreamy: [
    '“Shut your eyes,” said {hero}. “You’re on a [boat|wide street]. It’s made of [wind|warm air]. It’s been waiting since [breakfast|you were an egg].” And {pigeon}, with shut eyes, [nodded|swayed].',
    '“See that light on the wall?” said {hero}. “It [walked|flew] here from the sun, and it never [practised|took a lesson].” {Pigeon} looked at the light for [a long time|some time].',
  ],
  careful: [
    '“[We’ll do it|Let’s do this|Everything] in order,” said {hero}, “[one: the left wing, two: the right, three: the tail|first the one wing, then the other, and now the tail].” {They} checked [every|each] feather and found them all [screwed on|in good order|there].',
    '{Hero} held up a wet finger, [twice|both sides]. “No wind,” {they} [said|found]. “I’ve checked the [air|sky], it’s [all there|fit for use]. A flap a step: {gap}, I make it.”',
  ],
  energetic: [
    '“Then run!” cried {hero}. “You’re [good|the best] at feet!” They raced [twice|three times] round the roof, faster, faster, and {pigeon’s} feet [forgot|never noticed] when to [stop|touch down].',
    '{Hero} bounced. “Bounce with me! [Higher|Again]! Now do it with your [wings out|elbows]!” Each bounce was a little [longer|slower to come down], and {pigeon} began to [look surprised|smile].',
  ],
  clever: [
    '“Wait,” said {hero}. “All day you’ve looked at your feet. That’s where [down|the fear] is! Nothing is [scary|deep] if you look straight [ahead|across].” {They} turned his beak to the [tower|top].',
    '“It’s {gap} steps wide,” said {hero}, “and you’ve [walked|done] a thousand. It’s only got no floor. And floor is what wings are [for|instead of].”',
  ],
};
