import { arbeitnowBoards } from "./arbeitnow";
import { ashbyBoards } from "./ashby";
import { greenhouseBoards } from "./greenhouse";
import { himalayasBoards } from "./himalayas";
import { leverBoards } from "./lever";
import type { ProviderBoards } from "./provider-boards";
import { recruiteeBoards } from "./recruitee";
import { remoteokBoards } from "./remoteok";
import { remotiveBoards } from "./remotive";
import { smartrecruitersBoards } from "./smartrecruiters";
import { workableBoards } from "./workable";

/** Every provider that is served. A new one is a file and a line here. */
export const PROVIDERS: readonly ProviderBoards[] = [
	greenhouseBoards,
	leverBoards,
	ashbyBoards,
	smartrecruitersBoards,
	workableBoards,
	recruiteeBoards,
	arbeitnowBoards,
	himalayasBoards,
	remoteokBoards,
	remotiveBoards,
];
