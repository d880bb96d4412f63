import { Kbd } from "./kbd";

interface ListedKeys {
	readonly keys: readonly string[];
	readonly does: string;
}

/** Keys and what each does. */
export function KeyList({ listed }: { listed: readonly ListedKeys[] }) {
	return (
		<dl className="grid gap-2">
			{listed.map(({ keys, does }) => (
				<div key={does} className="grid grid-cols-[7rem_minmax(0,1fr)] items-center">
					<dt className="flex gap-1">
						{keys.map((key) => (
							<Kbd key={key}>{key}</Kbd>
						))}
					</dt>
					<dd>{does}</dd>
				</div>
			))}
		</dl>
	);
}
