/** What other features may ask of ideas. */
export { refuseUnsuitableIdea } from '#server/features/ideas/refuse-idea.ts';
