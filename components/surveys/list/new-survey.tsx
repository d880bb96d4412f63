"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { FilePlus2, LayoutTemplate } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { callApi, messageOf } from "@/components/api-client";
import { surveyOperations } from "@/components/calls/surveys";
import { UNTITLED } from "@/components/surveys/builder/document/survey-document";
import { surveyKeys, templatesQuery } from "@/components/surveys/queries";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Dialog } from "@/components/ui/overlay/dialog";
import { SURVEY_LIMITS } from "@/lib/surveys/limits";

const BLANK = { templateId: null, name: "Blank", description: "Start with an empty page." };

/** A new survey: its title, and what it begins with. */
export function NewSurvey({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
	const router = useRouter();
	const queryClient = useQueryClient();
	const { count } = useFormat();
	const [title, setTitle] = useState("");
	const [templateId, setTemplateId] = useState<string | null>(null);
	const { data } = useQuery({ ...templatesQuery(), enabled: isOpen });
	const create = useMutation({
		mutationFn: () => callApi(surveyOperations.createSurvey, { body: { title: titleOf(), ...(templateId === null ? {} : { templateId }) } }),
		onSuccess: (survey) => {
			queryClient.setQueryData(surveyKeys.one(survey.surveyId), survey);
			void queryClient.invalidateQueries({ queryKey: surveyKeys.lists });
			router.push(`/surveys/${survey.surveyId}`);
		},
	});
	const templates = [
		BLANK,
		...(data?.templates ?? []).map((template) => ({ ...template, description: `${template.description} ${count(template.questions.length, "question")}.` })),
	];
	const titleOf = () => title.trim() || templates.find((template) => template.templateId === templateId && templateId !== null)?.name || UNTITLED;
	return (
		<Dialog
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title="New survey"
			className="w-[min(40rem,calc(100vw-2rem))]"
			actions={
				<>
					<Button onClick={() => onOpenChange(false)}>Cancel</Button>
					<Button variant="primary" isBusy={create.isPending} onClick={() => create.mutate()}>
						Start writing
					</Button>
				</>
			}
		>
			<form
				className="grid grid-cols-1 gap-5"
				onSubmit={(event) => {
					event.preventDefault();
					if (!create.isPending) create.mutate();
				}}
			>
				<Field label="Title" isOptional>
					{(control) => (
						<Input
							{...control}
							value={title}
							maxLength={SURVEY_LIMITS.title}
							placeholder="What should we build next?"
							onChange={({ target }) => setTitle(target.value)}
						/>
					)}
				</Field>
				<fieldset className="grid gap-2">
					<legend className="mb-1.5 font-medium text-sm">Begin with</legend>
					<div className="grid gap-2 sm:grid-cols-2">
						{templates.map((template) => {
							const isOn = template.templateId === templateId;
							const Icon = template.templateId === null ? FilePlus2 : LayoutTemplate;
							return (
								<label
									key={template.templateId ?? "blank"}
									className={cn(
										"flex cursor-pointer items-start gap-3 rounded-md border p-3 transition-colors duration-150 hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent",
										isOn && "border-accent bg-accent-soft hover:bg-accent-soft",
									)}
								>
									<input type="radio" name="template" className="sr-only" checked={isOn} onChange={() => setTemplateId(template.templateId)} />
									<Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
									<span className="grid min-w-0 gap-0.5">
										<span className="font-medium">{template.name}</span>
										<span className="text-ink-muted text-sm">{template.description}</span>
									</span>
								</label>
							);
						})}
					</div>
				</fieldset>
				{create.isError && (
					<Notice tone="danger" title="The survey was not started">
						{messageOf(create.error)}
					</Notice>
				)}
			</form>
		</Dialog>
	);
}
