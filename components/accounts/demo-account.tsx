/** The account of a local stack, to try things out: one press signs in with it. */
export function DemoAccount({ onUse }: { onUse: () => void }) {
	return (
		<p className="text-ink-muted text-sm">
			To try things out on this machine,{" "}
			<button type="button" onClick={onUse} className="rounded-sm text-accent underline underline-offset-2 pointer-coarse:py-2.5">
				use the demo account
			</button>
			.
		</p>
	);
}
