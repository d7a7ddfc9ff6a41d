/** Words that lead every published list of leaked passwords, in lower case and without the digits and signs people add at their ends. */
export const COMMON_PASSWORD_WORDS: ReadonlySet<string> = new Set(
  `password passw0rd p@ssword p@ssw0rd pa$$word pass word passpass passport secret letmein welcome w3lcome iloveyou ilovey0u loveyou iloveu
qwerty qwertyuiop qwertyui qwerty123qwerty qwertz azerty asdfghjkl asdfghjk asdfasdf asdf zxcvbnm zxcvbnmm qazwsx qazwsxedc 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4 zaq12wsx
admin administrator adminadmin root rootroot user guest master superman batman spiderman pokemon starwars dragon monkey princess sunshine
football baseball basketball soccer liverpool chelsea arsenal barcelona realmadrid manchester juventus ronaldo messi mosalah salah
michael jennifer jordan jessica charlie daniel andrew thomas matthew ashley nicole hannah anthony joshua michelle samantha computer internet
trustno1 whatever freedom shadow killer hunter ginger pepper cookie cheese banana chocolate butterfly flower flowers rainbow
changeme default temp temporary test testtest testing tester login access abcd abcdef abcdefg abcdefgh abcd1234 a1b2c3d4 aaaa1111 google facebook
samsung samsung galaxy iphone android windows microsoft mustang ferrari porsche mercedes corvette yamaha harley
habibi habibti habebi mohamed mohammed muhammad ahmed ahmedahmed mahmoud mostafa mustafa abdallah abdullah ibrahim youssef
egypt cairo masr alexandria zamalek alahly elahly ahly allah allahakbar bismillah alhamdulillah ramadan
hikaya hekaya حكاية كلمةالسر كلمهالسر حبيبي حبيبتي`.split(/\s+/u),
);
