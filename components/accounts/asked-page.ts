/** What a page shows, in the words after "Sign in to see". Its pages of one thing have words of their own. */
const SHOWN: ReadonlyArray<readonly [page: string, all: string, one?: string]> = [
	["/home", "your home page"],
	["/inbox", "your inbox"],
	["/runs", "your runs", "this run"],
	["/applications", "your applications"],
	["/files", "your files"],
	["/workflows", "your workflows", "this workflow"],
	["/surveys", "your surveys", "this survey"],
	["/audit", "the audit of your runs"],
	["/credits/top-up", "what you can top up"],
	["/credits", "your credits"],
	["/plan", "your plan"],
	["/pay", "your payment"],
	["/usage", "your usage"],
	["/developers", "your agents", "this agent"],
	["/creator", "your earnings"],
	["/account", "your account settings"],
];

interface AskedPage {
	/** Why somebody was led to sign-in. */
	readonly reason: string;
	/** Where they go on without an account; null where the page is open to everybody and only what is done there is not. */
	readonly guestPlace: string | null;
}

/** The page that led to sign-in. `workflowName`: of the workflow that it begins, where that is known. */
export function askedPage(place: string, workflowName: string | null): AskedPage {
	const { pathname } = new URL(place, "http://path.invalid");
	if (pathname.startsWith("/new/")) return { reason: `Sign in to start ${workflowName ? `“${workflowName}”` : "this workflow"}.`, guestPlace: place };
	const shown = SHOWN.find(([page]) => pathname === page || pathname.startsWith(`${page}/`));
	if (!shown) return { reason: "Sign in to go on.", guestPlace: pathname.startsWith("/catalog") ? place : null };
	const [page, all, one] = shown;
	// One thing of somebody's is there for that person alone: a guest begins beside it.
	if (one && pathname !== page) return { reason: `Sign in to see ${one}.`, guestPlace: page };
	return { reason: `Sign in to see ${all}.`, guestPlace: place };
}

/** The workflow that a page of ours begins. */
export function workflowBegunAt(place: string): string | null {
	return /^\/new\/([\w.-]+)(?:\?|$)/.exec(place)?.[1] ?? null;
}
