import { Fragment, type ReactNode } from "react";
import { ContentsSearch } from "./contents-search";
import { namedShapes, type OperationView, refusalCodes } from "./reference";

interface Group {
	readonly name: string;
	readonly operations: readonly OperationView[];
}

const LINK =
	"block break-words py-1 font-mono text-ink-muted text-xs hover:text-ink aria-[current=true]:font-semibold aria-[current=true]:text-ink pointer-coarse:py-2.5";

interface Entry {
	readonly anchor: string;
	readonly text: string;
	readonly words: string;
}

/** What follows the operations. Its entries are too many to be listed, and are there once they are searched for. */
const LAST_PARTS: ReadonlyArray<{ name: string; entriesOf: () => Entry[] }> = [
	{ name: "The stream", entriesOf: () => [] },
	{
		name: "Codes",
		entriesOf: () => refusalCodes().map(({ code, status, meaning }) => ({ anchor: `code-${code}`, text: `${status} ${code}`, words: meaning })),
	},
	{ name: "Shapes", entriesOf: () => namedShapes().map(({ name }) => ({ anchor: `shape-${name}`, text: name, words: "" })) },
];

/** A path may break before each of its slashes, never inside a word. */
function Path({ path }: { path: string }) {
	return path.split(/(?=\/)/).map((part, at) => (
		<Fragment key={path.split("/", at + 2).join("/")}>
			<wbr />
			{part}
		</Fragment>
	));
}

/** A section of the contents, folded until it is opened, read or searched in. */
function Fold({ name, entries, children }: { name: string; entries: number; children: ReactNode }) {
	return (
		<details>
			<summary className="cursor-pointer rounded-sm font-medium text-sm pointer-coarse:py-2.5">
				{name} <span className="font-normal text-ink-faint">{entries}</span>
			</summary>
			<ul className="mt-1 grid pl-4">
				<li>
					<a href={`#${anchorOf(name)}`} className={LINK}>
						About {name.toLowerCase()}
					</a>
				</li>
				{children}
			</ul>
		</details>
	);
}

function Links({ groups }: { groups: readonly Group[] }) {
	return (
		<ul className="grid gap-4">
			<li data-part>
				<a href="#walkthrough" className="font-medium text-sm hover:underline">
					Run the main job
				</a>
			</li>
			{groups.map(({ name, operations }) => (
				<li key={name} data-part>
					<Fold name={name} entries={operations.length}>
						{operations.map(({ id, method, path, summary }) => (
							<li key={id} data-words={`${method} ${path} ${summary} ${id} ${name}`}>
								<a href={`#${id}`} title={summary} className={LINK}>
									{method} <Path path={path} />
								</a>
							</li>
						))}
					</Fold>
				</li>
			))}
			{LAST_PARTS.map(({ name, entriesOf }) => (
				<li key={name} data-part className="grid gap-1">
					<a href={`#${anchorOf(name)}`} className="font-medium text-sm hover:underline">
						{name}
					</a>
					<ul className="grid">
						{entriesOf().map(({ anchor, text, words }) => (
							<li key={anchor} hidden data-words={`${text} ${words}`}>
								<a href={`#${anchor}`} className={LINK}>
									{text}
								</a>
							</li>
						))}
					</ul>
				</li>
			))}
		</ul>
	);
}

export function anchorOf(name: string): string {
	return name.toLowerCase().replaceAll(" ", "-");
}

/** What is on the page, to be searched: beside it where there is room, in a bar that stays in sight on a phone. */
export function Contents({ groups }: { groups: readonly Group[] }) {
	return (
		<ContentsSearch>
			<Links groups={groups} />
		</ContentsSearch>
	);
}
