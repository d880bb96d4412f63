const SYSTEMS = ["Greenhouse", "Lever", "Ashby", "SmartRecruiters", "Recruitee", "Workable"];
const BOARDS = ["Arbeitnow", "Himalayas", "Remote OK", "Remotive"];

/** Where postings come from, and how they are read. */
export function Sources() {
	return (
		<section aria-labelledby="sources" className="grid gap-3">
			<h2 id="sources" className="font-semibold text-xl">
				Where the postings come from
			</h2>
			<p className="max-w-[72ch] text-ink-muted max-md:text-sm">
				From employers’ own application systems at {SYSTEMS.slice(0, -1).join(", ")} and {SYSTEMS.at(-1)}, and from the boards {BOARDS.slice(0, -1).join(", ")}{" "}
				and {BOARDS.at(-1)}: by the interfaces that they publish for this, politely and with our name. Each posting keeps the link to where it stands, so that
				you apply there.
			</p>
			<p className="max-w-[72ch] text-ink-muted max-md:hidden">
				The same opening on several boards is shown once, and before it is offered to you its page is looked at: closed ones are left out. An installation that
				is not connected to the boards searches invented sample postings instead, and says so at each.
			</p>
		</section>
	);
}
