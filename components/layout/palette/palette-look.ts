export const PALETTE_TITLE = "Search pages, runs, files, applications, workflows and actions";
export const PALETTE_PROMPT = "Find a page, run or file";

export const WINDOW_STYLE =
	"fixed top-3 sm:top-[14vh] left-1/2 z-50 w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 animate-enter overflow-hidden rounded-lg bg-raised shadow-float";
export const FIELD_STYLE = "h-12 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-ink-faint";
