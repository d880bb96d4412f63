/** As many as a line holds. */
const MOST = 6;

/** Some of the companies whose boards were read. Screen readers have the sources with their numbers. */
export function CompanyNames({ names }: { names: readonly string[] }) {
	if (names.length === 0) return null;
	const rest = names.length - MOST;
	return (
		<p aria-hidden data-names className="truncate text-ink-muted text-sm">
			Among them {names.slice(0, MOST).join(" · ")}
			{rest > 0 && ` and ${rest} more`}
		</p>
	);
}
