import type { Listing } from "@/local/job-boards/sample/listing";
import { ashbyBoards } from "./ashby";
import { greenhouseBoards } from "./greenhouse";
import { leverBoards } from "./lever";
import { recruiteeBoards } from "./recruitee";
import { smartrecruitersBoards } from "./smartrecruiters";
import { workableBoards } from "./workable";

const OWN_BOARDS = [greenhouseBoards, leverBoards, ashbyBoards, smartrecruitersBoards, workableBoards, recruiteeBoards];

/** The page paths of the companies' own boards, by provider. */
export const PAGE_PATHS: Readonly<Record<string, ((listing: Listing) => string) | undefined>> = Object.fromEntries(
	OWN_BOARDS.map((boards) => [boards.provider, boards.pagePath]),
);
