"use client";

import { Check, Plus, Quote } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { lengthProblem } from "@/components/ui/form/entry-length";
import { Input } from "@/components/ui/form/input";
import { type Evidence, evidenceKey } from "./quoted-evidence";

/** So many letters stand on one line beside another one on a phone. */
const LONGEST_OF_TWO = 18;

interface ChoiceChipsProps {
	title: string;
	hint: string;
	one: string;
	max: number;
	/** The most characters that an added one may have. */
	maxLength: number;
	options: readonly string[];
	values: readonly string[];
	onValuesChange: (values: string[]) => void;
	evidence: ReadonlyMap<string, Evidence>;
	/** What the person's goal named, with its words. */
	said?: Readonly<Record<string, string>>;
	/** Whether the resume has pages: a Word file is paged by whoever opens it. */
	isPaged: boolean;
	error?: string | undefined;
}

/** Values to keep or drop, own ones to add, and for the one in hand the place in the resume it comes from. */
export function ChoiceChips({ title, hint, one, max, maxLength, options, values, onValuesChange, evidence, said = {}, isPaged, error }: ChoiceChipsProps) {
	const id = useId();
	const [added, setAdded] = useState<string[]>(() => values.filter((value) => !options.includes(value)));
	const [text, setText] = useState("");
	const [lookedAt, setLookedAt] = useState<string | null>(null);
	const all = [...options, ...added];
	const isFull = values.length >= max;
	const shown = lookedAt ?? values[0] ?? null;
	const clean = text.trim().replace(/\s+/g, " ");
	const tooLong = lengthProblem(clean, maxLength);
	const problem = tooLong ?? error;

	function toggle(value: string) {
		setLookedAt(value);
		if (values.includes(value)) onValuesChange(values.filter((v) => v !== value));
		else if (!isFull) onValuesChange([...values, value]);
	}

	function add() {
		if (clean === "" || isFull || tooLong) return;
		const known = all.find((value) => evidenceKey(value) === evidenceKey(clean));
		if (!known) setAdded([...added, clean]);
		if (!values.includes(known ?? clean)) onValuesChange([...values, known ?? clean]);
		setLookedAt(known ?? clean);
		setText("");
	}

	return (
		<section aria-labelledby={`${id}-title`} className="grid grid-cols-1 content-start gap-4 p-5">
			<div className="flex items-baseline justify-between gap-4">
				<div>
					<h3 id={`${id}-title`} className="font-semibold text-lg">
						{title}
					</h3>
					<p className="text-ink-muted text-sm">{hint}</p>
				</div>
				<p className="shrink-0 font-mono text-ink-muted text-sm">{Number.isFinite(max) ? `${values.length} of ${max}` : values.length}</p>
			</div>
			<ul className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-flow-dense max-sm:grid-cols-2">
				{all.map((value) => {
					const isChosen = values.includes(value);
					return (
						<li key={value} className={cn("max-w-full", value.length > LONGEST_OF_TWO && "max-sm:col-span-2")}>
							<button
								type="button"
								aria-pressed={isChosen}
								aria-disabled={!isChosen && isFull}
								onClick={() => toggle(value)}
								onFocus={() => setLookedAt(value)}
								onPointerEnter={() => setLookedAt(value)}
								className={cn(
									"inline-flex min-h-8 max-w-full items-center max-sm:h-full max-sm:w-full gap-1.5 rounded-md border px-2.5 py-1 text-left text-sm transition-colors duration-150 pointer-coarse:min-h-10",
									isChosen
										? "border-accent/40 bg-accent-soft font-medium text-accent"
										: "border-line-strong/60 border-dashed bg-surface text-ink-muted hover:border-line-strong hover:text-ink",
								)}
							>
								{isChosen ? <Check aria-hidden className="size-3.5 shrink-0" strokeWidth={2.5} /> : <Plus aria-hidden className="size-3.5 shrink-0" />}
								<span className="wrap-anywhere min-w-0">{value}</span>
								{value in said && <span className="shrink-0 rounded-sm bg-surface px-1.5 font-normal text-ink-muted text-xs">your wish</span>}
							</button>
						</li>
					);
				})}
			</ul>
			{all.length > 0 && (
				<details className="hidden text-sm pointer-coarse:block">
					<summary className="w-fit cursor-pointer rounded-sm py-2 text-ink-muted">Where your resume says {all.length === 1 ? "it" : "them"}</summary>
					<ul className="grid gap-2 pt-1">
						{all.map((value) => (
							<li key={value} className="wrap-anywhere">
								<EvidenceWords value={value} evidence={evidence.get(evidenceKey(value))} isPaged={isPaged} isAdded={added.includes(value)} wish={said[value]} />
							</li>
						))}
					</ul>
				</details>
			)}
			{all.length > 0 && (
				<EvidenceLine
					value={shown}
					evidence={shown ? evidence.get(evidenceKey(shown)) : undefined}
					isPaged={isPaged}
					isAdded={shown !== null && added.includes(shown)}
					wish={shown === null ? undefined : said[shown]}
				/>
			)}
			<div className="flex max-w-md gap-2">
				<Input
					aria-label={`Add a ${one}`}
					aria-invalid={tooLong ? true : undefined}
					aria-describedby={problem ? `${id}-problem` : undefined}
					placeholder={isFull ? `${max} is the most; drop one to add another` : `Add a ${one}`}
					value={text}
					readOnly={isFull}
					onChange={(event) => setText(event.target.value)}
					onKeyDown={(event) => {
						if (event.key !== "Enter" || event.metaKey || event.ctrlKey) return;
						event.preventDefault();
						add();
					}}
				/>
				<Button onClick={add} icon={<Plus aria-hidden />}>
					Add
				</Button>
			</div>
			{problem && (
				<p id={`${id}-problem`} role="alert" className="wrap-anywhere text-danger text-sm">
					{problem}
				</p>
			)}
		</section>
	);
}

interface EvidenceLineProps {
	value: string | null;
	evidence: Evidence | undefined;
	isPaged: boolean;
	isAdded: boolean;
	/** The goal's own words for it. */
	wish: string | undefined;
}

/** The source of the one that is pointed at. A finger points at nothing: there all of them are a press away instead. */
function EvidenceLine({ value, ...rest }: EvidenceLineProps) {
	return (
		<p className="flex min-h-11 items-start gap-2.5 rounded-md bg-sunken px-3 py-2.5 text-sm pointer-coarse:hidden">
			<Quote aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
			{value === null ? (
				<span className="text-ink-muted">Point at one to see where your resume says it.</span>
			) : (
				<span className="wrap-anywhere min-w-0">
					<EvidenceWords value={value} {...rest} />
				</span>
			)}
		</p>
	);
}

function EvidenceWords({ value, evidence, isPaged, isAdded, wish }: EvidenceLineProps) {
	const unquoted = isAdded ? ", added by you" : ", not quoted word for word in your resume";
	return (
		<>
			<span className="font-medium">{value}</span>
			{wish !== undefined && <span className="text-ink-muted">, as your goal says: “{wish}”</span>}
			{evidence ? (
				<span className="text-ink-muted">
					{evidence.quote === "" ? ", as your device read it" : `, ${isPaged ? `page ${evidence.page}` : "in file"}: “${evidence.quote}”`}
				</span>
			) : (
				wish === undefined && <span className="text-ink-muted">{unquoted}</span>
			)}
		</>
	);
}
