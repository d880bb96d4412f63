"use client";

import { ArrowRight, FileText, FileUp, LoaderCircle, X } from "lucide-react";
import { useRouter } from "next/navigation";
import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import { bringFiles, notePendingFiles } from "@/components/beginning/brought-files";
import { LONGEST_GOAL } from "@/components/goal-jobs/goal/goal-limits";
import { count } from "@/components/ui/format/format";
import { packedNote, refusalOf, type Taken } from "./hero-files";
import { EXAMPLES, RESUME_GOAL } from "./hero-words";

const MOST_FILES = 200;
const NOTHING_GIVEN = "Add a file, or say in a few words what you want.";
const RESUME = /\.(pdf|docx)$/i;

interface HeroProps {
	isSignedIn: boolean;
	taken: Taken;
	/** Class names, joined on the server: what joins them is as much code as all of this. */
	styles: { go: string; field: string };
}

/**
 * The first thing of the first page: one place for files and words. It loads what opens a session when that is needed, so that the page is light;
 * files and words go along to where they are understood.
 */
export function Hero({ isSignedIn, taken: takes, styles }: HeroProps) {
	const router = useRouter();
	const id = useId();
	const pickerRef = useRef<HTMLInputElement>(null);
	const fieldRef = useRef<HTMLTextAreaElement>(null);
	const [goal, setGoal] = useState("");
	const [files, setFiles] = useState<readonly File[]>([]);
	const [problems, setProblems] = useState<readonly string[]>([]);
	const [isOver, setIsOver] = useState(false);
	const [isGoing, setIsGoing] = useState(false);
	const packed = packedNote(files.map(({ name }) => name));
	const isEmpty = goal.trim() === "" && files.length === 0;
	// A workflow that is pressed further down takes them along as well.
	useEffect(() => notePendingFiles(files), [files]);

	function add(given: readonly File[]) {
		const taken = given.filter((file) => refusalOf(file, takes) === null);
		setProblems(given.flatMap((file) => refusalOf(file, takes) ?? []));
		setFiles((all) => [...all, ...taken].slice(0, MOST_FILES));
		// What is most often wanted stands there to be changed, not to be found out.
		if (goal.trim() === "" && taken.length === 1 && RESUME.test(taken[0]?.name ?? "")) setGoal(RESUME_GOAL);
	}

	async function go(address: string) {
		if (isGoing) return;
		setIsGoing(true);
		try {
			if (!isSignedIn) await (await import("@/components/accounts/account-calls")).openGuestSession();
			bringFiles(files);
			router.push(address);
		} catch (error) {
			const { messageOf } = await import("@/components/api-client").catch(() => ({ messageOf: () => "You seem to be offline. What you entered is kept." }));
			setProblems([messageOf(error)]);
			setIsGoing(false);
		}
	}

	const drop = {
		onDragOver: (event: DragEvent) => {
			if (!event.dataTransfer.types.includes("Files")) return;
			event.preventDefault();
			setIsOver(true);
		},
		onDragLeave: (event: DragEvent) => {
			if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
		},
		onDrop: (event: DragEvent) => {
			event.preventDefault();
			setIsOver(false);
			add([...event.dataTransfer.files]);
		},
	};

	return (
		<form
			noValidate
			aria-label="Begin"
			{...drop}
			onSubmit={(event) => {
				event.preventDefault();
				if (isEmpty) {
					setProblems([NOTHING_GIVEN]);
					fieldRef.current?.focus();
					return;
				}
				void go(goal.trim() === "" ? "/home" : `/home?goal=${encodeURIComponent(goal.trim())}`);
			}}
			className={`grid grid-cols-1 gap-3 rounded-lg border bg-surface p-4 transition-colors duration-150 sm:gap-4 sm:p-5 ${isOver ? "border-accent" : ""}`}
		>
			<input
				ref={pickerRef}
				type="file"
				multiple
				hidden
				onChange={({ target }) => {
					add([...(target.files ?? [])]);
					target.value = "";
				}}
			/>
			<button
				type="button"
				onClick={() => pickerRef.current?.click()}
				className={`grid justify-items-center gap-1 rounded-md border border-dashed px-4 py-4 text-center transition-colors duration-150 hover:border-accent hover:bg-accent-soft sm:gap-1.5 sm:py-7 ${isOver ? "border-accent bg-accent-soft" : "border-line-strong"}`}
			>
				<FileUp aria-hidden className="size-7 text-accent" strokeWidth={1.5} />
				<span className="text-balance font-semibold sm:text-lg">{isOver ? "Let go to add it" : "Drop your resume here, or choose a file"}</span>
				<span className="text-ink-muted text-sm">PDF or Word. Tables, pictures and other documents as well.</span>
			</button>
			{files.length > 0 && (
				<div className="grid grid-cols-1 gap-1">
					<p role="status" className="text-ink-muted text-sm">
						{count(files.length, "file")} added
					</p>
					<ul className="flex flex-wrap gap-2">
						{files.map((file, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and none has a state of its own.
							<li key={`${file.name} ${index}`} className="flex h-9 min-w-0 max-w-full items-center gap-2 rounded-md border bg-canvas pl-2.5 text-sm">
								<FileText aria-hidden className="size-4 shrink-0 text-ink-faint" />
								<span className="truncate">{file.name}</span>
								<button
									type="button"
									aria-label={`Leave out ${file.name}`}
									onClick={() => setFiles(files.filter((_, at) => at !== index))}
									className="grid size-9 shrink-0 place-items-center rounded-md text-ink-muted hover:bg-sunken hover:text-ink"
								>
									<X aria-hidden className="size-4" />
								</button>
							</li>
						))}
					</ul>
					{packed && <p className="wrap-anywhere text-ink-muted text-sm">{packed}</p>}
				</div>
			)}
			<div className="grid gap-1.5">
				<label htmlFor={`${id}-goal`} className="font-medium text-sm">
					What do you want to get done?
				</label>
				<textarea
					id={`${id}-goal`}
					ref={fieldRef}
					rows={2}
					maxLength={LONGEST_GOAL}
					value={goal}
					aria-describedby={`${id}-help`}
					placeholder="Find jobs near Lyon"
					onChange={(event) => {
						setGoal(event.target.value);
						setProblems((all) => all.filter((problem) => problem !== NOTHING_GIVEN));
					}}
					onKeyDown={(event) => {
						if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
						event.preventDefault();
						event.currentTarget.form?.requestSubmit();
					}}
					className={styles.field}
				/>
			</div>
			<div role="alert" className="grid gap-1 text-danger text-sm empty:hidden">
				{problems.map((problem) => (
					<p key={problem} className="wrap-anywhere">
						{problem}
					</p>
				))}
			</div>
			<div className="flex flex-wrap items-center gap-2">
				<button type="submit" aria-busy={isGoing || undefined} className={`${styles.go} max-sm:w-full`}>
					{isGoing ? <LoaderCircle aria-hidden className="animate-spin" /> : <ArrowRight aria-hidden />}
					{isSignedIn ? "Go" : "Go, without an account"}
				</button>
			</div>
			<div className="grid gap-1.5">
				<p id={`${id}-help`} className="text-ink-muted text-sm">
					In English, German, Spanish or Japanese. Or begin with one of these:
				</p>
				<ul className="flex flex-wrap gap-2">
					{EXAMPLES.map((example) => (
						<li key={example}>
							<button
								type="button"
								onClick={() => {
									setGoal(example);
									setProblems([]);
								}}
								className="min-h-8 rounded-full border px-3 py-1 text-left text-ink-muted text-sm hover:border-line-strong hover:text-ink pointer-coarse:min-h-10"
							>
								{example}
							</button>
						</li>
					))}
				</ul>
			</div>
		</form>
	);
}
