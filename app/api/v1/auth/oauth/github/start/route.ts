import { answerStart } from "@/app/api/v1/auth/oauth/answer-browser";
import { oauthOperations } from "@/lib/accounts/oauth/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(oauthOperations.startGitHub, (visit) => answerStart("github", visit))]);
