import type { OperationView } from "./reference";

interface Group {
	readonly name: string;
	readonly operations: readonly OperationView[];
}

function Links({ groups }: { groups: readonly Group[] }) {
	return (
		<ul className="grid gap-4">
			<li>
				<a href="#walkthrough" className="font-medium text-sm hover:underline">
					Run the main job
				</a>
			</li>
			{groups.map(({ name, operations }) => (
				<li key={name} className="grid gap-1">
					<a href={`#${anchorOf(name)}`} className="font-medium text-sm hover:underline">
						{name}
					</a>
					<ul className="grid">
						{operations.map(({ id, method, path }) => (
							<li key={id}>
								<a href={`#${id}`} className="block wrap-anywhere py-0.5 font-mono text-ink-muted text-xs hover:text-ink pointer-coarse:py-2.5">
									{method} {path}
								</a>
							</li>
						))}
					</ul>
				</li>
			))}
			{["The stream", "Codes", "Shapes"].map((name) => (
				<li key={name}>
					<a href={`#${anchorOf(name)}`} className="font-medium text-sm hover:underline">
						{name}
					</a>
				</li>
			))}
		</ul>
	);
}

export function anchorOf(name: string): string {
	return name.toLowerCase().replaceAll(" ", "-");
}

/** What is on the page: beside it where there is room, folded above it on a phone. */
export function Contents({ groups }: { groups: readonly Group[] }) {
	return (
		<>
			<details className="rounded-lg border bg-surface p-4 lg:hidden">
				<summary className="cursor-pointer font-medium">On this page</summary>
				<nav aria-label="On this page" className="pt-4">
					<Links groups={groups} />
				</nav>
			</details>
			<nav aria-label="On this page" className="sticky top-0 hidden max-h-dvh overflow-y-auto py-8 pr-4 lg:block">
				<Links groups={groups} />
			</nav>
		</>
	);
}
