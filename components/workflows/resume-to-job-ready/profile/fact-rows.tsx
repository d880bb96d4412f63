"use client";

import { useId } from "react";
import { cn } from "@/components/ui/class-names";
import { Input } from "@/components/ui/form/input";
import { useEditor } from "./editing/editor-context";
import { MoveButtons } from "./fields/move-buttons";
import { AddButton, EditButton, Part } from "./parts/part";
import { SourceButton } from "./source-button";
import { addFact, editFact, type FactList, factsOf, moveFact, removeFact } from "./state/entries";
import { problemAt } from "./state/problems";

interface FactRowsProps {
	list: FactList;
	/** Where the list stands in the profile. */
	path: string;
	/** What one of them is called. */
	one: string;
	isEdited: boolean;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Values of one line each: links, certificates, languages. */
export function FactRows({ list, path, one, isEdited }: FactRowsProps) {
	const { profile, edit, problems, focusNext } = useEditor();
	const facts = factsOf(profile, list);
	const id = useId();
	return (
		<div className="grid grid-cols-1 gap-2">
			{facts.length === 0 && !isEdited && <p className="text-ink-muted italic">None found in your file</p>}
			{facts.length > 0 && (
				<ul className="grid grid-cols-1 gap-1">
					{facts.map((fact, at) => {
						const own = `${path}[${at}]`;
						const problem = problemAt(problems, own) ?? problemAt(problems, `${own}.value`);
						const name = `${one} ${at + 1}`;
						return (
							// biome-ignore lint/suspicious/noArrayIndexKey: values have no ids, and their fields hold no state
							<li key={at} data-path={own} tabIndex={-1} className={cn("flex min-w-0 items-start gap-1 rounded-sm", !isEdited && "justify-between gap-2")}>
								{isEdited ? (
									<>
										<div className="grid min-w-0 flex-1 gap-1">
											<Input
												aria-label={capital(name)}
												aria-invalid={problem ? true : undefined}
												aria-describedby={problem ? `${id}-${at}` : undefined}
												value={fact.value}
												onChange={(event) => edit({ what: `Changed ${name}`, change: editFact(list, at, event.target.value), key: own })}
											/>
											{problem && (
												<p id={`${id}-${at}`} className="text-danger text-sm">
													{problem}
												</p>
											)}
										</div>
										<MoveButtons
											what={name}
											at={at}
											count={facts.length}
											onMove={(by) => {
												edit({ what: `Moved ${name}`, change: moveFact(list, at, by) });
												focusNext(`${path}[${at + by}]`, by === -1 ? "item-up" : "item-down");
											}}
											onDelete={() => {
												edit({ what: `Deleted ${fact.value ? `“${fact.value}”` : name}`, change: removeFact(list, at) });
												focusNext(facts.length > 1 ? `${path}[${Math.min(at, facts.length - 2)}]` : path, "item-delete");
											}}
										/>
									</>
								) : (
									<>
										<span className="wrap-anywhere min-w-0">{fact.value}</span>
										<SourceButton label={fact.value} source={fact.source} />
									</>
								)}
							</li>
						);
					})}
				</ul>
			)}
			{isEdited && (
				<div>
					<AddButton
						label={`Add a ${one}`}
						onAdd={() => {
							edit({ what: `Added a ${one}`, change: addFact(list) });
							focusNext(`${path}[${facts.length}]`);
						}}
					/>
				</div>
			)}
		</div>
	);
}

/** A part that is one list of values. */
export function FactPart({ title, list, one }: { title: string; list: "certifications" | "languages"; one: string }) {
	const { isOpen } = useEditor();
	return (
		<Part title={title} path={list} actions={<EditButton part={list} path={list} what={title.toLowerCase()} />}>
			<FactRows list={list} path={list} one={one} isEdited={isOpen(list)} />
		</Part>
	);
}
