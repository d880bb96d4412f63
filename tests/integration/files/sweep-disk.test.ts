import { utimes } from "node:fs/promises";
import path from "node:path";
import { sweepsUnclaimedObjects } from "./sweeping";

sweepsUnclaimedObjects(() => ({ age: (key, at) => utimes(path.join(process.env.STORAGE_DIR ?? "", key), at, at) }));
