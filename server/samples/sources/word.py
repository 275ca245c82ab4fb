"""Writes the four Word resumes into the folder given as the first word. Needs python-docx."""

import sys
from datetime import datetime
from pathlib import Path

from docx import Document
from docx.enum.text import WD_TAB_ALIGNMENT
from docx.oxml import parse_xml
from docx.oxml.ns import nsdecls
from docx.shared import Cm, Pt, RGBColor

FOLDER = Path(sys.argv[1])


def new_resume(title, font, size, colour):
    resume = Document()
    resume.core_properties.title = title
    resume.core_properties.author = title
    resume.core_properties.created = resume.core_properties.modified = datetime(2026, 1, 15)
    section = resume.sections[0]
    section.page_width, section.page_height = Cm(21.59), Cm(27.94)
    section.left_margin = section.right_margin = Cm(2.1)
    section.top_margin = section.bottom_margin = Cm(1.9)
    normal = resume.styles["Normal"]
    normal.font.name, normal.font.size = font, Pt(size)
    normal.paragraph_format.space_after = Pt(3)
    for name, points in [("Title", 22), ("Heading 1", 13), ("Heading 2", 11)]:
        style = resume.styles[name]
        style.element.rPr.rFonts.attrib.clear()
        style.font.name, style.font.size, style.font.color.rgb = font, Pt(points), RGBColor.from_string(colour)
        style.paragraph_format.space_before = Pt(0 if name == "Title" else 8)
        style.paragraph_format.space_after = Pt(2)
    resume.styles["List Bullet"].paragraph_format.space_after = Pt(1)
    return resume


def add_bullets(place, lines):
    for line in lines:
        place.add_paragraph(line, style="List Bullet")


def add_text_box(resume, lines, colour):
    """A frame at the right of the first page, as Word keeps it for old and new readers alike."""
    rows = "".join(f'<w:p><w:r><w:rPr><w:color w:val="{colour}"/></w:rPr><w:t>{line}</w:t></w:r></w:p>' for line in lines)
    shape = (
        f'<w:pict {nsdecls("w")} xmlns:v="urn:schemas-microsoft-com:vml">'
        '<v:shape style="position:absolute;margin-left:330pt;margin-top:0;width:160pt;height:66pt" stroked="f">'
        f"<v:textbox><w:txbxContent>{rows}</w:txbxContent></v:textbox></v:shape></w:pict>"
    )
    resume.paragraphs[0].add_run()._r.append(parse_xml(shape))


def write_marketing_analyst():
    """Headings and bullets."""
    resume = new_resume("Elif Yıldıran", "Calibri", 10.5, "8A3B12")
    resume.add_paragraph("Elif Yıldıran", style="Title")
    resume.add_paragraph("Marketing Data Analyst | Chicago, IL | (312) 555-0155 | elif.yildiran@example.com")
    resume.add_heading("Summary", 1)
    resume.add_paragraph(
        "Data analyst in marketing with six years in online retail. I find out which campaigns pay for themselves, "
        "with SQL, careful tests and charts that need no explanation."
    )
    resume.add_heading("Experience", 1)
    resume.add_heading("Data Analyst, Marketing, Juniper Lane Apparel", 2)
    resume.add_paragraph("June 2021 – Present, Chicago, IL")
    add_bullets(resume, [
        "Report on a yearly advertising budget of 3.2 million dollars in Tableau; 35 colleagues open the dashboards each week.",
        "Write SQL on BigQuery for customer groups and repeat purchases; one finding moved 400,000 dollars from search to e-mail.",
        "Planned and evaluated 27 A/B tests on landing pages; the winners raised conversion from 2.1% to 2.8%.",
        "Built a sales forecast in Excel with seasonal factors; buyers use it to order summer stock.",
        "Explain results to the management team every month, limits of the data included.",
    ])
    resume.add_heading("Junior Marketing Analyst, Lakefront Books", 2)
    resume.add_paragraph("September 2019 – May 2021, Evanston, IL")
    add_bullets(resume, [
        "Set up Google Analytics goals and weekly Excel reports for four newsletters with 180,000 readers.",
        "Cleaned the customer list with Power Query and removed 12,000 double entries.",
        "Cut the time for the monthly report from three days to five hours.",
    ])
    resume.add_heading("Education", 1)
    resume.add_heading("Bachelor of Science in Economics, Port Lavelle University", 2)
    resume.add_paragraph("2015 – 2019")
    resume.add_heading("Skills", 1)
    resume.add_paragraph("SQL, BigQuery, Tableau, Excel, Power Query, Google Analytics, A/B testing, Statistics, Customer segmentation")
    resume.add_heading("Languages", 1)
    resume.add_paragraph("Turkish (native), English (C1), German (A2)")
    resume.save(FOLDER / "elif-yildiran-marketing-analyst.docx")


def write_nurse():
    """Name in the page header, contact data in a text box."""
    resume = new_resume("Miguel Arcenas", "Arial", 10, "1F5F7A")
    head = resume.sections[0].header.paragraphs[0]
    name = head.add_run("Miguel Arcenas, RN")
    name.font.size, name.font.bold, name.font.color.rgb = Pt(17), True, RGBColor.from_string("1F5F7A")
    title = resume.add_paragraph("Registered Nurse and Quality Analyst")
    title.paragraph_format.space_after = Pt(46)
    add_text_box(resume, ["Sacramento, CA", "(916) 555-0108", "miguel.arcenas@example.com"], "444444")
    resume.add_heading("Profile", 1)
    resume.add_paragraph(
        "Nurse with nine years on surgical wards who became the person everyone asks for numbers. "
        "Since 2024 I have learned SQL and Python in evening courses and now look for a post as a data analyst."
    )
    resume.add_heading("Experience", 1)
    for head, when, lines in [
        ("Registered Nurse and Unit Quality Lead, Valley Oak Medical Center", "April 2021 – Present", [
            "Collect and analyse data on falls and infections for a ward with 32 beds; falls went down by 36% in two years.",
            "Built the unit's quality dashboard in Excel; five other wards have taken it over.",
            "Wrote SQL queries with the records team to find late medication; the monthly check takes one hour instead of two days.",
            "Care for four to five surgical patients per shift and guide new nurses through their first three months.",
        ]),
        ("Registered Nurse, Foothill Community Hospital", "July 2016 – March 2021", [
            "Cared for patients after surgery on a ward with 24 beds.",
            "Introduced a handover sheet that cut questions after shift change by half.",
        ]),
    ]:
        resume.add_heading(head, 2)
        resume.add_paragraph(when)
        add_bullets(resume, lines)
    resume.add_heading("Projects", 1)
    resume.add_heading("Waiting times in public clinics", 2)
    resume.add_paragraph("2025")
    add_bullets(resume, [
        "Cleaned 220,000 rows of open data in Python with pandas and showed the results in Tableau Public.",
        "Tested with simple statistics whether waiting times differ by weekday; presented the result at a local meetup.",
    ])
    resume.add_heading("Education", 1)
    resume.add_paragraph("Data Analytics Certificate (SQL, Python, Tableau), Delta Crossing Adult College, 2024 – 2025")
    resume.add_paragraph("Bachelor of Science in Nursing, Sierra Gate University, 2012 – 2016")
    resume.add_heading("Licenses", 1)
    resume.add_paragraph("Registered Nurse, California; Basic Life Support, valid to 2027")
    resume.add_heading("Skills", 1)
    resume.add_paragraph("Excel, SQL, Python, Tableau, Data quality, Patient safety, Clinical documentation, Training")
    resume.add_heading("Languages", 1)
    resume.add_paragraph("English (fluent), Tagalog (native), Spanish (A2)")
    resume.save(FOLDER / "miguel-arcenas-registered-nurse.docx")


def write_support_agent():
    """Dates at right tab stops."""
    resume = new_resume("Tomasz Wrona", "Times New Roman", 11, "000000")
    width = Cm(21.59 - 4.2)

    def add_tabbed(left, right, bold=True):
        line = resume.add_paragraph()
        line.paragraph_format.tab_stops.add_tab_stop(width, WD_TAB_ALIGNMENT.RIGHT)
        line.paragraph_format.keep_with_next = True
        line.paragraph_format.space_before = Pt(6 if bold else 0)
        line.add_run(left).bold = bold
        line.add_run(f"\t{right}")

    resume.add_paragraph("Tomasz Wrona", style="Title")
    add_tabbed("Milwaukee, WI", "(414) 555-0191", bold=False)
    add_tabbed("Senior Customer Support Agent", "tomasz.wrona@example.com", bold=False)
    resume.add_heading("Experience", 1)
    add_tabbed("Senior Customer Support Agent, Bluepeak Utilities", "Jan 2020 – Present")
    add_bullets(resume, [
        "Deputy to the team lead: lead the team of 11 agents two days a week and coach six of them in monthly coaching talks.",
        "Handle written complaints, about 30 a week; 93% are closed within five working days.",
        "Report KPIs (first contact resolution, waiting time, satisfaction) to management in Excel each Friday.",
        "Review 50 calls a month for quality; the team's score rose from 78 to 89 of 100.",
        "Work in an in-house ticket system and wrote its 30-page user guide.",
    ])
    add_tabbed("Customer Support Agent, Bluepeak Utilities", "Aug 2017 – Dec 2019")
    add_bullets(resume, [
        "Answered 70 calls a day on meters, bills and moving house.",
        "Was named agent of the quarter three times for customer satisfaction.",
    ])
    add_tabbed("Hotel Receptionist, Lakeside Court Inn", "May 2015 – Jul 2017")
    add_bullets(resume, [
        "Checked in up to 90 guests per shift and settled complaints at the desk.",
        "Cut double bookings from about eight to one a month with a shared calendar.",
    ])
    resume.add_heading("Education", 1)
    add_tabbed("Bachelor of Arts in Tourism Management, Bayview College", "2011 – 2015")
    resume.add_heading("Skills", 1)
    resume.add_paragraph("Customer service, Complaint handling, Coaching, Team leadership, Quality assurance, KPI reporting, Excel, Phone support")
    resume.add_heading("Languages", 1)
    resume.add_paragraph("Polish (native), English (C1)")
    resume.save(FOLDER / "tomasz-wrona-support-agent.docx")


def write_hr_coordinator():
    """A table with headings at the left."""
    resume = new_resume("Ingrid Solbakken", "Calibri", 10.5, "33475B")
    resume.add_paragraph("Ingrid Solbakken", style="Title")
    resume.add_paragraph("Human Resources Coordinator")
    table = resume.add_table(rows=0, cols=2)
    table.autofit = False
    for column, width in zip(table.columns, [Cm(3.6), Cm(13.8)]):
        column.width = width

    def add_row(label):
        left, right = table.add_row().cells
        left.width, right.width = Cm(3.6), Cm(13.8)
        left.paragraphs[0].add_run(label).bold = True
        return right

    def add_text(cell, text, bold=False):
        place = cell.paragraphs[0] if not cell.text else cell.add_paragraph()
        place.add_run(text).bold = bold

    contact = add_row("Contact")
    for line in ["Minneapolis, MN", "(612) 555-0120", "ingrid.solbakken@example.com"]:
        add_text(contact, line)
    add_text(add_row("Profile"), "HR coordinator with five years in hiring and payroll administration, looking for a first post as a team lead.")
    add_text(
        add_row("Competencies"),
        "Customer service, Team leadership, Coaching, Zendesk, Complaint handling, KPI reporting, Excel, Recruiting, "
        "Payroll, Onboarding, Employee records",
    )
    jobs = add_row("Experience")
    for head, when, lines in [
        ("Human Resources Coordinator, Fjordline Packaging", "October 2021 – Present", [
            "Keep the files of 340 employees and prepare payroll changes for two plants.",
            "Arrange about 25 job interviews a month and write contracts.",
            "Moved the leave requests from paper to an online form; answers take one day instead of six.",
        ]),
        ("Office Assistant, Prairie Rose Insurance Brokers", "August 2018 – September 2021", [
            "Sorted mail, ordered supplies and booked travel for 18 brokers.",
            "Scanned 6,000 contract files and set up the folder structure.",
        ]),
    ]:
        add_text(jobs, head, bold=True)
        add_text(jobs, when)
        add_bullets(jobs, lines)
    education = add_row("Education")
    add_text(education, "Bachelor of Arts in Human Resource Management", bold=True)
    add_text(education, "Stone Arch College, 2014 – 2018")
    add_text(add_row("Languages"), "English (C2), Norwegian (native)")
    resume.save(FOLDER / "ingrid-solbakken-hr-coordinator.docx")


write_marketing_analyst()
write_nurse()
write_support_agent()
write_hr_coordinator()
