// The one error of the embedded PostgreSQL: its message tells the person at the keyboard what to do.

/** The embedded PostgreSQL cannot run here, or not now. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
