import { Fragment, type ReactNode } from "react";
import { addressOfOperation, placeOf, SHAPE_RANGES, shapesSlug, slugOfName } from "./addresses";
import { ContentsSearch } from "./contents-search";
import { type OperationView, operationsByTag } from "./reference";

const LINK =
	"block break-words py-1 font-mono text-ink-muted text-xs hover:text-ink aria-[current=true]:font-semibold aria-[current=true]:text-ink pointer-coarse:py-2.5";
/** The look of entries is said once for all of them. */
const LINKS = [
	"[&_a]:block [&_a]:break-words [&_a]:py-1 [&_a]:font-mono [&_a]:text-ink-muted [&_a]:text-xs [&_a:hover]:text-ink",
	"[&_a[aria-current=true]]:font-semibold [&_a[aria-current=true]]:text-ink pointer-coarse:[&_a]:py-2.5",
].join(" ");

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
				{name}{" "}
				<span data-entries={entries} className="font-normal text-ink-faint">
					{entries}
				</span>
			</summary>
			<ul className={`mt-1 grid pl-4 ${LINKS}`}>
				<li>
					<a href={placeOf(slugOfName(name))}>About {name.toLowerCase()}</a>
				</li>
				{children}
			</ul>
		</details>
	);
}

function Operations({ group, operations }: { group: string; operations: readonly OperationView[] }) {
	return operations.map(({ id, method, path, summary }) => (
		<li key={id} data-words={`${method} ${path} ${summary} ${id} ${group}`}>
			<a href={addressOfOperation(group, id)} title={summary}>
				{method} <Path path={path} />
			</a>
		</li>
	));
}

function Part({ href, children }: { href: string; children: ReactNode }) {
	return (
		<a href={href} className="font-medium text-sm hover:underline aria-[current=true]:font-semibold">
			{children}
		</a>
	);
}

/** All sections of the reference, to be searched: beside what is read where there is room, in a bar that stays in sight on a phone. */
export function Contents() {
	return (
		<ContentsSearch entryStyle={LINK}>
			<ul className="grid gap-4">
				<li data-part>
					<Part href="/docs/api#walkthrough">Run the main job</Part>
				</li>
				{operationsByTag().map(({ name, operations }) => (
					<li key={name} data-part>
						<Fold name={name} entries={operations.length}>
							<Operations group={name} operations={operations} />
						</Fold>
					</li>
				))}
				<li data-part>
					<Part href={placeOf("the-stream")}>The stream</Part>
				</li>
				<li data-part>
					<Part href={placeOf("codes")}>Codes</Part>
				</li>
				<li data-part className="grid gap-1">
					<span className="font-medium text-sm">Shapes</span>
					<ul className={`flex gap-3 ${LINKS}`}>
						{SHAPE_RANGES.map((range) => (
							<li key={range[0]}>
								<a href={placeOf(shapesSlug(range))}>
									<span className="sr-only">Shapes from </span>
									{range[0]} to {range[1]}
								</a>
							</li>
						))}
					</ul>
				</li>
			</ul>
		</ContentsSearch>
	);
}
