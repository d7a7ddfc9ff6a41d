/** State machines written as tables: what may follow what, and a check that the table itself makes sense. */

/** For every state, the states that may directly follow it. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

export type Machine<State extends string> = {
  readonly states: readonly State[];
  readonly initial: State;
  /** True when `to` may directly follow `from`. A state never follows itself. */
  canMove(from: State, to: State): boolean;
  /** The states from which `to` may be entered; use it in `update … where status in (…)`. */
  sourcesOf(to: State): State[];
};

/**
 * Makes a machine from its table.
 * Throws when a state cannot be reached from the initial one or lists itself, so a wrong table fails when its module loads.
 */
export const defineMachine = <State extends string>(
  initial: State,
  transitions: Transitions<State>,
): Machine<State> => {
  const states = Object.keys(transitions) as State[];
  for (const state of states) {
    if (transitions[state].includes(state)) throw new Error(`State ${state} lists itself as its successor`);
  }
  const reached = new Set<State>([initial]);
  for (const state of reached) for (const next of transitions[state]) reached.add(next);
  const unreachable = states.filter((state) => !reached.has(state));
  if (unreachable.length > 0)
    throw new Error(`States that cannot be reached from ${initial}: ${unreachable.join(', ')}`);
  return {
    states,
    initial,
    canMove: (from, to) => transitions[from].includes(to),
    sourcesOf: (to) => states.filter((from) => transitions[from].includes(to)),
  };
};
