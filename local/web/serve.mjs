import path from "node:path";
import { servePacked } from "./packed-files.mjs";

// Imported before the framework's own server starts: `node --import ./local/web/serve.mjs …/next start`.
servePacked(path.join(process.env.NEXT_DIST_DIR ?? ".next", "static"));
