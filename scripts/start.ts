/** `npm start`: builds what has changed and runs the product. */
import { buildWeb } from './build-web.ts';

buildWeb();
const { runServer } = await import('#server/main.ts');
await runServer();
