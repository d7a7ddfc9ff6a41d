/** Words for people of a family: in a book they are those whom the family has put into it. */
export const KIN_WORDS: readonly string[] =
  `sister brother sisters brothers cousin cousins twin aunt auntie uncle nephew niece mum mummy mom mommy mama mother dad daddy papa
  father parents grandma grandmas granny gran nana nan grandmother grandpa grandpas grandad granddad grandfather grandparents teta geddo
  أخ أخت إخوة أخوات أخوه أخوها أخوك أخويا أخي أخيه أخيها أخاه أخاها أخته أختها أختي ماما بابا أمه أمها أم أبوه أبوها أبيه أبيها والده والدته والدها والدتها
  جدة جد جدته جدتها جدتي جده جدها جدي جدو تيتا تيتة نانا ستو عمو عمته خالو خالته خالتو طنط عمته`
    .split(/\s+/)
    .filter((word) => word !== '');
