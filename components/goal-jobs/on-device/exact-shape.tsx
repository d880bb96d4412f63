/** A value letter by letter, for who wants to be sure. */
export function ExactShape({ label, value }: { label: string; value: unknown }) {
	return (
		<details className="min-w-0">
			<summary className="w-fit cursor-pointer rounded-sm font-medium">{label}</summary>
			<section
				aria-label={label}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
				tabIndex={0}
				className="mt-2 max-h-96 overflow-auto rounded-md border bg-sunken p-3"
			>
				<pre className="wrap-anywhere whitespace-pre-wrap font-mono text-xs">{JSON.stringify(value, null, 2)}</pre>
			</section>
		</details>
	);
}
