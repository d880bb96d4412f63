"use client";

import { Download, ExternalLink } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useEffect, useState } from "react";
import { CloseSurvey } from "@/components/surveys/frame/close-survey";
import { embedSnippet, prefilledAddress } from "@/components/surveys/frame/form-address";
import { SurveyFrame } from "@/components/surveys/frame/survey-frame";
import { SurveyPage } from "@/components/surveys/frame/survey-page";
import { isFull } from "@/components/surveys/survey-state";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import type { Survey } from "@/lib/surveys/schemas/survey";
import { CopyField } from "./copy-field";
import { PrefillMaker } from "./prefill-maker";
import { qrCode, qrSvg } from "./qr-code";
import { ReportLinks } from "./report-links";

/** All ways in which a survey reaches people. */
export function SharePage({ surveyId }: { surveyId: string }) {
	return <SurveyPage surveyId={surveyId}>{(survey) => <Share survey={survey} />}</SurveyPage>;
}

function Share({ survey }: { survey: Survey }) {
	const [origin, setOrigin] = useState<string | null>(null);
	useEffect(() => setOrigin(window.location.origin), []);
	if (survey.status === "draft") {
		return (
			<SurveyFrame survey={survey} place="share">
				<h1 className="sr-only">Share</h1>
				<EmptyState
					title="Nothing to share yet"
					text="A draft can be seen by you alone. Publish it, and its link, its code and its embed stand here."
					action={
						<Button asChild variant="primary">
							<Link href={`/surveys/${survey.surveyId}`}>Go on writing</Link>
						</Button>
					}
				/>
			</SurveyFrame>
		);
	}
	const address = origin === null ? null : prefilledAddress(origin, survey.surveyId, {});
	const takesResponses = survey.status === "active" && !isFull(survey);
	const open = address && takesResponses && (
		<Button asChild variant="primary" size="sm">
			<a href={address} target="_blank" rel="noreferrer">
				<ExternalLink aria-hidden /> See the form
			</a>
		</Button>
	);
	return (
		<SurveyFrame survey={survey} place="share" action={open} note={<CloseSurvey survey={survey} />}>
			<div className="mx-auto grid max-w-5xl grid-cols-1 gap-5 px-4 pb-12 md:px-8">
				<h1 className="sr-only">Share</h1>
				{survey.status === "closed" && (
					<Notice tone="warning" title="This survey is closed">
						Its link shows that it takes no more responses.
					</Notice>
				)}
				{isFull(survey) && (
					<Notice tone="info" title="This survey is full">
						All {survey.responseCap} responses that it takes are in. Its link says so.
					</Notice>
				)}
				{origin !== null && address !== null && (
					<div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
						<div className="grid min-w-0 grid-cols-1 gap-5">
							<Part
								title="Link"
								help={
									takesResponses
										? "Anyone who has it can answer, once for each e-mail address."
										: "Whoever follows it reads that the survey takes no more responses."
								}
							>
								<CopyField label="link" value={address} />
							</Part>
							<Part title="Prefilled link" help="Answers that you know already come along with it. Respondents can still change them.">
								<PrefillMaker survey={survey} origin={origin} />
							</Part>
							<Part title="In your own page" help="Put this where the survey should stand. It grows with its questions.">
								<CopyField label="embed code" value={embedSnippet(origin, survey.surveyId, survey.title)} rows={9} />
							</Part>
							<Part title="Report" help="A page with the numbers alone, for people without an account. No names, no addresses, no single answers.">
								<ReportLinks surveyId={survey.surveyId} />
							</Part>
						</div>
						<Part title="QR code">
							<QrPicture address={address} name={survey.surveyId} />
						</Part>
					</div>
				)}
			</div>
		</SurveyFrame>
	);
}

function Part({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
	return (
		<Card className="grid min-w-0 grid-cols-1 gap-4 p-5">
			<div className="grid gap-1">
				<h2 className="font-semibold text-lg">{title}</h2>
				{help && <p className="text-ink-muted">{help}</p>}
			</div>
			{children}
		</Card>
	);
}

function QrPicture({ address, name }: { address: string; name: string }) {
	const { size, path } = qrCode(address);
	return (
		<div className="grid grid-cols-1 gap-3">
			<svg
				viewBox={`0 0 ${size} ${size}`}
				shapeRendering="crispEdges"
				role="img"
				aria-label="QR code of the link"
				className="w-full max-w-60 justify-self-center rounded-md bg-white"
			>
				<path d={path} fill="black" />
			</svg>
			<Button asChild>
				<a href={`data:image/svg+xml;utf8,${encodeURIComponent(qrSvg(address))}`} download={`survey-${name.slice(0, 8)}.svg`}>
					<Download aria-hidden /> Download SVG
				</a>
			</Button>
		</div>
	);
}
