/** How Word puts a policy on the clipboard, shortened: with its styles, conditional comments, and lists that are none. */
export const wordHtml = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:11.0pt;} @list l0 {mso-list-id:1;} --></style>
</head><body lang=EN-GB style='tab-interval:36.0pt'>
<!--StartFragment-->
<h1><a name="_Toc1"></a><span style='mso-fareast-font-family:"Times New Roman"'>Access control<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'><span lang=EN-US style='font-size:11.0pt;color:#1F3864'>Access is given <b>by role</b>, and <i style='mso-bidi-font-style:normal'>reviewed</i> twice a year.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2>Rules<o:p></o:p></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Nobody shares an account<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>not even for a day<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Passwords have <a href="https://pages.nist.gov/800-63-4/">at least 15 characters</a><o:p></o:p></p>
<p class=MsoNormal>In this order:<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Ask<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Approve<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
<tr style='mso-yfti-irow:0'><td width=300 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal><b>Role<o:p></o:p></b></p></td><td width=301 valign=top><p class=MsoNormal><b>Review<o:p></o:p></b></p></td></tr>
<tr><td width=300><p class=MsoNormal>Administrator<o:p></o:p></p></td><td width=301><p class=MsoNormal><span style='mso-spacerun:yes'>&nbsp;</span>Monthly<o:p></o:p></p></td></tr>
</table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_1"><v:imagedata src="file:///C:/Temp/msohtmlclip1/01/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=300 height=200 src="file:///C:/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="Picture_1"><![endif]><o:p></o:p></p>
<!--EndFragment-->
</body></html>`;

/** How Google Docs puts a text on the clipboard. */
export const googleDocsHtml = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-7f3b8a61-7fff"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;font-weight:400;">Clear desk</span></h1><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:700;text-decoration:none;">Everyone</span><span style="font-size:11pt;font-weight:400;font-style:italic;text-decoration:none;"> locks </span><span style="text-decoration:line-through;">up</span><span style="font-size:11pt;"> </span><a href="https://www.google.com/url?q=https://attest.example/desk&amp;sa=D&amp;usg=x" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">the desk</span></a></p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>Paper</span></p></li></ul></b><br class="Apple-interchange-newline">`;
