import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/_guarded/document-repo/$id/folder/$folderId/sub-folder')({});
