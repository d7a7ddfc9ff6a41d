/** Who a bearer token belongs to. */
import { findLiveSession } from '#server/features/accounts/session-store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Actor } from '#server/platform/http/bind-endpoint.ts';
import { sha256 } from '#server/platform/random.ts';

/** Null when the token is forged, expired or revoked. */
export const findActor = (deps: { db: Database; clock: Clock }, token: string): Promise<Actor | null> =>
  deps.db.read((tx) => findLiveSession(tx, sha256(token), deps.clock.now()));
